import unit from '../unit/jest.config.mjs';

/** Tests of the built site's files, which need no browser. */
/** @type {import('jest').Config} */
export default {
  ...unit,
  rootDir: '../..',
  roots: ['<rootDir>/tests/site'],
  testMatch: ['**/*.spec.ts'],
};
