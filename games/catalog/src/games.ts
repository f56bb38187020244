// The only list of games. A new one is a folder, and a line here.
export { entry as combos } from '@quartet/combos/entry';
export { entry as keltis } from '@quartet/keltis/entry';
export { entry as linko } from '@quartet/linko/entry';
export { entry as linx } from '@quartet/linx/entry';
