import type { TrialValues } from './validate';

/** Stands in for your server, which would send an invitation. */
export async function requestTrial(_values: TrialValues): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
