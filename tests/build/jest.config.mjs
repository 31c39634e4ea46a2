import unit from '../../jest.config.mjs';

/** Tests that run `docusaurus build`: slow, one after the other. */
export default {
  ...unit,
  rootDir: '../..',
  roots: ['<rootDir>/tests/build'],
  testMatch: ['**/*.spec.ts'],
  maxWorkers: 1,
  testTimeout: 300_000,
};
