// @ts-check

/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/support/failureEnvironment.ts',
  testMatch: ['<rootDir>/**/*.spec.ts'],
  transform: { '\\.tsx?$': ['@swc/jest', { jsc: { target: 'es2022' } }] },
  globalSetup: '<rootDir>/support/globalSetup.ts',
  globalTeardown: '<rootDir>/support/globalTeardown.ts',
  setupFilesAfterEnv: ['<rootDir>/support/closePages.ts', '<rootDir>/support/retries.ts'],
  maxWorkers: 2,
  // How long a stuck browser may hold up the run; nothing is judged by its speed.
  testTimeout: 120_000,
};
