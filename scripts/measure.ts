// Measures pages of built sites on a slow phone:
// npm run measure [-- <path>…] [--site build --site <another build>] [--runs 3]
import '../src/site';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from './lib/chromium';
import { parseBudgets } from './lib/measure/budget';
import { loadPage, PHONE, SCENARIOS } from './lib/measure/loadPage';
import type { PageLoad, Scenario } from './lib/measure/loadPage';
import { countBytes, TRANSFER_TYPES } from './lib/measure/transfers';
import { parseCount, runMain } from './lib/commandLine';
import { startServer } from './lib/siteServer';

const ROOT = path.resolve(__dirname, '..');

/** Returns the middle value of several loads, without loads that have no value. */
function median(loads: readonly PageLoad[], read: (load: PageLoad) => number | null): number {
  const values = loads.flatMap((load) => read(load) ?? []).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? NaN;
}

type Column = readonly [title: string, digits: number, read: (load: PageLoad) => number | null];

/** The columns of the table: bytes in kB, times in ms. */
const COLUMNS: readonly Column[] = [
  ...[...TRANSFER_TYPES, 'total' as const].map((type): Column => [
    type,
    1,
    ({ transfers }) => countBytes(transfers)[type] / 1000,
  ]),
  ['shell hydrated', 0, ({ probe }) => probe.shellHydrated],
  ['demo hydrated', 0, ({ probe }) => probe.firstIslandHydrated],
  ['longest task', 0, ({ probe }) => probe.longestTask],
  ['layout shift', 3, ({ probe }) => probe.layoutShift],
];

const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function rowOf(name: readonly string[], loads: readonly PageLoad[]): string {
  const numbers = COLUMNS.map(([, digits, read]) => {
    const value = median(loads, read);
    return Number.isNaN(value) ? '–' : value.toFixed(digits);
  });
  return tableRow([...name, ...numbers]);
}

async function pagesOfBudget(): Promise<string[]> {
  const text = await readFile(path.join(ROOT, 'tests/budget.json'), 'utf8');
  return parseBudgets(JSON.parse(text)).pages.map((page) => page.path);
}

async function measure(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '3' },
      site: { type: 'string', multiple: true, default: [path.join(ROOT, 'build')] },
    },
  });
  const runs = parseCount(values.runs);
  const sites = values.site.map((folder) => path.resolve(folder));
  const servers = await Promise.all(sites.map((root) => startServer({ root })));
  const browser = await launchChromium();
  /** Loads a page of each site, the sites in turn, as the machine is faster at one time than at another. */
  const loadAll = async (page: string, scenario: Scenario): Promise<PageLoad[][]> => {
    const loads: PageLoad[][] = sites.map(() => []);
    // The first load warms up the server and isn't slowed down.
    for (let run = 0; run <= runs; run += 1) {
      for (const [index, { url }] of servers.entries()) {
        const load = await loadPage(browser, url + page, scenario, run > 0);
        if (run > 0 && (scenario === 'shell' || load.hasIsland)) {
          loads[index]?.push(load);
        }
      }
    }
    return loads;
  };
  console.log(
    `Median of ${runs}, ${PHONE.width} px wide, empty cache, CPU 4× slower, 1.6 Mbit/s, 150 ms round ` +
      `trip. Bytes in kB as transferred, times in ms.\n`,
  );
  console.log(tableRow(['site', 'page', 'scenario', ...COLUMNS.map(([title]) => title)]));
  console.log(tableRow(Array.from({ length: COLUMNS.length + 3 }, () => '---')));
  try {
    for (const page of positionals.length > 0 ? positionals : await pagesOfBudget()) {
      for (const scenario of SCENARIOS) {
        (await loadAll(page, scenario)).forEach((loads, index) => {
          if (loads.length > 0) {
            console.log(rowOf([path.relative('', sites[index] ?? ''), page, scenario], loads));
          }
        });
      }
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

runMain(measure);
