import './src/site';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './tests/engines/support/test';

/** `sample`: the tests that fail first when something breaks; `all`: all, and a flaky one is an error. */
const LEVEL = process.env.TEST_LEVEL;

/** Tests in a browser, of the built site in ./build or in the folder that SITE_FOLDER names. */
const project = (name: string) => ({
  name,
  testDir: `tests/${name}`,
  testMatch: '**/*.spec.ts',
  outputDir: `test-results/${name}`,
});

export default defineConfig<object, EngineOptions>({
  projects: [
    { ...project('browser'), grep: LEVEL === 'sample' ? /@smoke/ : undefined },
    // The site under attack by a hostile address, reader, service, or browser.
    project('attacks'),
    // Each test visits one page.
    { ...project('visits'), fullyParallel: true },
    // The main tasks of readers in browsers that Playwright doesn't drive, from Debian's packages.
    { ...project('engines'), name: 'firefox', use: { engineName: 'firefox' } },
    { ...project('engines'), name: 'webkit', use: { engineName: 'webkit' } },
  ],
  workers: 2,
  // A test that needs its second try is reported as flaky.
  retries: 1,
  failOnFlakyTests: LEVEL === 'all',
  forbidOnly: Boolean(process.env.CI),
  // How long a stuck browser may hold up the run; nothing is judged by its speed.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env.TEST_SITE_URL,
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node --import tsx scripts/serve.ts --port 0',
    // Workers read the configuration again, and then find the address in TEST_SITE_URL.
    wait: { stdout: /running at (?<test_site_url>\S+)/ },
  },
});
