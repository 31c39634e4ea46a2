import { clearFailures } from '../browser/support/failures';
import { startHarness } from '../browser/support/harness';

/** Starts site and browser. */
export default async function globalSetup(): Promise<void> {
  await clearFailures();
  await startHarness();
}
