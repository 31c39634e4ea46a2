// @ts-check
import { availableParallelism } from 'node:os';
import browser from '../browser/jest.config.mjs';

const PARTS = availableParallelism();

/** Visits of pages. Jest runs a test file in one process, so each project visits a part of them. */
/** @type {import('jest').Config} */
export default {
  projects: Array.from({ length: PARTS }, (_, index) => ({
    displayName: `part ${index + 1}`,
    rootDir: import.meta.dirname,
    testEnvironment: '<rootDir>/../browser/support/failureEnvironment.ts',
    testMatch: browser.testMatch,
    transform: browser.transform,
    globals: { visitPart: { index, parts: PARTS } },
    globalSetup: '<rootDir>/globalSetup.ts',
    globalTeardown: '<rootDir>/../browser/support/globalTeardown.ts',
    setupFilesAfterEnv: ['<rootDir>/../browser/support/retries.ts'],
  })),
  maxWorkers: PARTS,
  testTimeout: browser.testTimeout,
};
