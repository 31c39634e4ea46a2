import packages from '../../jest.config.mjs';

/** Tests of the site's own code and content, with the site's facts. */
/** @type {import('jest').Config} */
export default {
  ...packages,
  rootDir: '../..',
  roots: ['<rootDir>/tests/unit'],
  globalSetup: '<rootDir>/tests/helpers/defineSite.ts',
};
