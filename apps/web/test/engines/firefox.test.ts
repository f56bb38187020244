import { LONG } from '@quartet/testkit/long';
import { FIREFOX } from './engines.ts';
import { worksIn } from './everywhere.ts';

worksIn(FIREFOX, LONG);
