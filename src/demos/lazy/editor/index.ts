export { editActions } from '../shared/editActions';
export { SharedCode } from '../shared/SharedCode';
export { LivePreview } from './LivePreview';
export { LiveCode } from './LiveCode';
export { LiveStage } from './LiveStage';
