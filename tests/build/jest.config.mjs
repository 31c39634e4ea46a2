import unit from '../unit/jest.config.mjs';

/** Tests that run `docusaurus build` or `docusaurus start` on copies of the fixture site, two at a time. */
export default {
  ...unit,
  rootDir: '../..',
  roots: ['<rootDir>/tests/build'],
  testMatch: ['**/*.spec.ts'],
  maxWorkers: 2,
  // How long a stuck build may hold up the run; a build takes minutes on a machine that is busy.
  testTimeout: 900_000,
};
