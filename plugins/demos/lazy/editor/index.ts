export { editActions } from './SharedCode';
export { SharedCode } from './SharedCode';
export { LivePreview } from './LivePreview';
export { LiveCode } from './LiveCode';
export { LiveStage } from './LiveStage';
