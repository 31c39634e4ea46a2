import type { Circus } from '@jest/types';
import { TestEnvironment } from 'jest-environment-node';

/** Tells the tests' own code, which Jest doesn't, which test has just failed: see failures.ts. */
export default class FailureEnvironment extends TestEnvironment {
  handleTestEvent(event: Circus.Event): void {
    if (event.name === 'test_start') {
      this.global.failedTry = undefined;
    } else if (event.name === 'test_fn_failure') {
      this.global.failedTry = event.test.invocations;
    }
  }
}
