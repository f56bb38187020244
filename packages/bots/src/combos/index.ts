export { knowledge } from './knowledge.ts';
export { reasons } from './reasons.ts';
