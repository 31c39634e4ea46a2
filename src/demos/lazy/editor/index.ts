export { editActions } from '../shared/editActions';
export { SharedCode } from '../shared/SharedCode';
export { LiveCode } from './LiveCode';
export { LiveStage } from './LiveStage';
