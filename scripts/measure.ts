// Measures the built site under the conditions of a slow phone:
// npm run measure [-- paths] [--links] [--repaint] [--search] [--runs 5] [--viewport 390x844]
import '../src/site';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchChromium } from './lib/chromium';
import { followLink, LINK_STATES } from './lib/measure/followLink';
import type { FollowTimes } from './lib/measure/followLink';
import { loadPage } from './lib/measure/loadPage';
import { measureSearch } from './lib/measure/measureSearch';
import type { MeasuredSearch } from './lib/measure/measureSearch';
import { MANY_DEMOS, measureRepaint } from './lib/measure/repaint';
import { median, summarize } from './lib/measure/summary';
import { formatTable } from './lib/measure/table';
import type { MeasuredRow } from './lib/measure/table';
import { SLOW_DEVICE, SLOW_PHONE } from './lib/measure/throttle';
import type { Conditions } from './lib/measure/throttle';
import { SCENARIOS } from './lib/measure/types';
import type { PageLoad, Scenario } from './lib/measure/types';
import { parseCount, parseViewport } from './lib/parseOptions';
import { startServer } from './lib/siteServer';

const PAGES = [
  '/material-ui/react-button',
  '/material-ui/api/button',
  '/material-ui/getting-started',
  '/zh/material-ui/react-button',
];

/** Links to measure, each on a page that contains it. */
const LINKS = [
  { from: '/material-ui/getting-started/usage', to: '/material-ui/getting-started/installation' },
  { from: '/material-ui/api/button', to: '/material-ui/react-button' },
  { from: '/material-ui/api/button', to: '/material-ui/api/button-base' },
];

interface Options {
  runs: number;
  viewport: { width: number; height: number };
}

/** Returns the measured loads of one scenario; empty for `firstDemo` on a page without islands. */
async function measurePage(
  browser: Browser,
  url: string,
  scenario: Scenario,
  { runs, viewport }: Options,
): Promise<PageLoad[]> {
  // Loads the page once at full speed without measuring, which also tells whether it has an island.
  const { hasIsland } = await loadPage(browser, url, { scenario, viewport });
  const loads: PageLoad[] = [];
  while (loads.length < runs && (hasIsland || scenario === 'shell')) {
    loads.push(await loadPage(browser, url, { scenario, viewport, conditions: SLOW_PHONE }));
  }
  return loads;
}

/** Returns one line per link and state, with the median times of following the link. */
async function measureLinks(
  browser: Browser,
  origin: string,
  { runs, viewport }: Options,
): Promise<string[]> {
  const lines: string[] = [];
  for (const link of LINKS) {
    for (const state of LINK_STATES) {
      console.error(`${link.from} → ${link.to} (${state}) …`);
      const follow = (conditions?: Conditions) =>
        followLink(browser, origin, { ...link, state, viewport, conditions });
      await follow();
      const times: FollowTimes[] = [];
      while (times.length < runs) {
        times.push(await follow(SLOW_DEVICE));
      }
      const middle = (name: keyof FollowTimes) =>
        Math.round(median(times.map((each) => each[name])) ?? 0);
      lines.push(`${link.from} → ${link.to}, ${state}: ${middle('title')}, ${middle('whole')}`);
    }
  }
  return lines;
}

/**
 * Returns a line with the time that a change of the color mode takes on a page with many running
 * demos.
 */
async function repaintLine(browser: Browser, origin: string, options: Options): Promise<string> {
  console.error(`${MANY_DEMOS} (repaint) …`);
  const { demos, times, renders } = await measureRepaint(browser, origin, options);
  return (
    `From the click on a color mode to the painted frame, with ${demos} running demos on ` +
    `${MANY_DEMOS}: median ${median(times)} ms of ${times.join(', ')}; at this machine's full speed, ` +
    `${options.viewport.width}x${options.viewport.height}. Demo renders: ${renders}.`
  );
}

/** Returns a line with the times and bytes of a page's first search, and the time of a second one. */
async function searchLine(
  browser: Browser,
  origin: string,
  { runs, viewport }: Options,
): Promise<string> {
  const [page = '/'] = PAGES;
  console.error(`${page} (search) …`);
  await measureSearch(browser, origin, { path: page, viewport });
  const searches: MeasuredSearch[] = [];
  while (searches.length < runs) {
    searches.push(
      await measureSearch(browser, origin, { path: page, viewport, conditions: SLOW_PHONE }),
    );
  }
  const middle = (name: keyof MeasuredSearch) =>
    Math.round(median(searches.map((each) => each[name])) ?? 0);
  return (
    `From a key to painted results: first search ${middle('first')} ms until the first ones, ` +
    `${middle('whole')} ms until all, ${middle('bytes')} bytes; second search ${middle('again')} ms; ` +
    `median of ${runs}, CPU 4× slower, 1.6 Mbit/s.`
  );
}

async function measure(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      viewport: { type: 'string', default: '390x844' },
      links: { type: 'boolean', default: false },
      repaint: { type: 'boolean', default: false },
      search: { type: 'boolean', default: false },
      site: { type: 'string', default: path.resolve(__dirname, '..', 'build') },
    },
  });
  const options = { runs: parseCount(values.runs), viewport: parseViewport(values.viewport) };
  const server = await startServer({ root: path.resolve(values.site) });
  const browser = await launchChromium();
  const rows: MeasuredRow[] = [];
  let links: string[] = [];
  let repaint: string | undefined;
  let search: string | undefined;
  const isWhole = !values.links && !values.repaint && !values.search && positionals.length === 0;
  try {
    for (const page of isWhole ? PAGES : positionals) {
      for (const scenario of SCENARIOS) {
        console.error(`${page} (${scenario}) …`);
        const loads = await measurePage(browser, server.url + page, scenario, options);
        if (loads.length > 0) {
          rows.push({ page, scenario, summary: summarize(loads) });
        }
      }
    }
    if (values.links || isWhole) {
      links = await measureLinks(browser, server.url, options);
    }
    if (values.repaint || isWhole) {
      repaint = await repaintLine(browser, server.url, options);
    }
    if (values.search || isWhole) {
      search = await searchLine(browser, server.url, options);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  if (rows.length > 0) {
    console.log(
      `\nMedian of ${options.runs}, ${values.viewport}, empty cache, CPU 4× slower, 1.6 Mbit/s, ` +
        `150 ms round trip. Bytes in kB as transferred, times in ms.\n\n${formatTable(rows)}`,
    );
  }
  if (links.length > 0) {
    console.log(
      `\nFrom the click on a link to the painted title, and to the whole page: median of ${options.runs}, ` +
        `CPU 4× slower, local network, in ms.\n\n${links.join('\n')}`,
    );
  }
  if (repaint) {
    console.log(`\n${repaint}`);
  }
  if (search) {
    console.log(`\n${search}`);
  }
}

measure().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
