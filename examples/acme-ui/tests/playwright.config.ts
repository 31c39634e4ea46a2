import path from 'node:path';
import '../src/site';
import { defineConfig } from '@playwright/test';

const root = path.join(__dirname, '../../..');

/** Readers' tasks on the site of another library, which is built and served first. */
export default defineConfig({
  testDir: __dirname,
  testMatch: '**/*.spec.ts',
  outputDir: path.join(root, 'test-results/second-site'),
  workers: 2,
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // How long a stuck browser may hold up the run; nothing is judged by its speed.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  use: { baseURL: process.env.TEST_SITE_URL, viewport: { width: 1280, height: 800 } },
  webServer: {
    command: 'node scripts/site.mjs --site examples/acme-ui --port 0',
    cwd: root,
    // A build takes minutes on a machine that is busy.
    timeout: 900_000,
    // Workers read the configuration again, and then find the address in TEST_SITE_URL.
    wait: { stdout: /running at (?<test_site_url>\S+)/ },
  },
});
