export { SharedCode } from './SharedCode';
export { shareEdit } from './shareEdit';
