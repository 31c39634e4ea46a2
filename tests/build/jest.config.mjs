import unit from '../../jest.config.mjs';

/** Tests that run `docusaurus build`. They are slow and run one at a time. */
export default {
  ...unit,
  rootDir: '../..',
  roots: ['<rootDir>/tests/build'],
  testMatch: ['**/*.spec.ts'],
  maxWorkers: 1,
  testTimeout: 300_000,
};
