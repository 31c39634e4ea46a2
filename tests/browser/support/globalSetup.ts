export { startHarness as default } from './harness';
