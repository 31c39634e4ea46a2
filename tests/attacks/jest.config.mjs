// @ts-check
import path from 'node:path';
import browser from '../browser/jest.config.mjs';

/** Attacks on the built site, as a hostile address, reader, service, or browser makes them. */
/** @type {import('jest').Config} */
export default {
  ...browser,
  // The folder of the support code that the configuration names.
  rootDir: path.join(import.meta.dirname, '../browser'),
  roots: [import.meta.dirname],
  testMatch: ['**/*.spec.ts'],
};
