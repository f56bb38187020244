import { LONG } from '@quartet/testkit/long';
import { WEBKIT } from './engines.ts';
import { worksIn } from './everywhere.ts';

worksIn(WEBKIT, LONG);
