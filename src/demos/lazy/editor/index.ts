export { LiveCode } from './LiveCode';
export { LiveStage } from './LiveStage';
