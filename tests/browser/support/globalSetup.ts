import { clearFailures } from './failures';
import { startHarness } from './harness';

export default async function globalSetup(): Promise<void> {
  await clearFailures();
  await startHarness();
}
