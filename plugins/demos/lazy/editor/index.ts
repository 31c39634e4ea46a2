export { editActions } from '../sharing/editActions';
export { SharedCode } from '../sharing/SharedCode';
export { LivePreview } from './LivePreview';
export { LiveCode } from './LiveCode';
export { LiveStage } from './LiveStage';
