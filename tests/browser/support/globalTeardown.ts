export { stopHarness as default } from './harness';
