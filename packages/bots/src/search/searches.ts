import { flatSearch } from './flat.ts';
import type { Search } from './search.ts';
import { treeSearch } from './tree.ts';

export const SEARCHES: Readonly<Record<'flat' | 'tree', Search>> = { flat: flatSearch, tree: treeSearch };
