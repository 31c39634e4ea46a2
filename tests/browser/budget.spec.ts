import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUDGET_QUALITY, overruns, parseBudgets } from '../../scripts/lib/measure/budget';
import { loadPage, SCENARIOS } from '../../scripts/lib/measure/loadPage';
import { startServer } from '../../scripts/lib/siteServer';
import type { SiteServer } from '../../scripts/lib/siteServer';
import { siteFolder } from '../helpers/siteFolder';
import { expect, SMOKE, test } from './support/test';

const file = path.join(__dirname, '../budget.json');
const { pages } = parseBudgets(JSON.parse(readFileSync(file, 'utf8')));
const cases = pages.flatMap((page) =>
  SCENARIOS.filter((scenario) => scenario === 'shell' || page.firstDemo).map((scenario) => ({
    page,
    scenario,
  })),
);

let server: SiteServer;
test.beforeAll(async () => {
  server = await startServer({ root: siteFolder(), quality: BUDGET_QUALITY });
});
test.afterAll(() => server.close());

// Bytes only, never times: these are the same on every machine.
for (const { page, scenario } of cases) {
  test(`${page.path} stays within its budget: ${scenario}`, SMOKE, async ({ browser }) => {
    const url = server.url + page.path;
    const load = await loadPage(browser, url, scenario);
    if (scenario === 'shell') {
      expect(load.probe.shellHydrated).not.toBeNull();
    } else {
      expect(load.probe.firstIslandHydrated).not.toBeNull();
    }
    expect(overruns(page, scenario, load.transfers)).toEqual([]);
  });
}
