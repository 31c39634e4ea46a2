// Upgrades the documented packages, records everything that depends on them, and reports the changes that
// need a person: npm run upgrade -- @mui/material@6.5.0 [<package>@<version> …] [--no-build]
import './lib/siteFacts';
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { runMain } from './lib/commandLine';
import { PACKAGE_FAMILIES } from '../src/mui/node/packageFamilies';
import { Registry } from './lib/api-history/registry';
import { chooseVersions, parseTarget } from './lib/upgrade/chooseVersions';
import type { Chosen } from './lib/upgrade/chooseVersions';
import { findBlockers } from './lib/upgrade/findBlockers';
import type { SiteManifest } from './lib/upgrade/findBlockers';
import { findWork } from './lib/upgrade/findWork';
import { installVersions } from './lib/upgrade/installVersions';
import { Recorders } from './lib/upgrade/recorders';
import { findingTasks, reportMarkdown } from './lib/upgrade/report';
import type { UpgradeReport } from './lib/upgrade/report';

const ROOT = path.resolve(__dirname, '..');
const REPORT = '.cache/upgrade/report.md';

async function readManifest() {
  const text = await fs.readFile(path.join(ROOT, 'package.json'), 'utf8');
  return JSON.parse(text) as SiteManifest;
}

async function printReport(report: UpgradeReport): Promise<void> {
  const text = reportMarkdown(report);
  const file = path.join(ROOT, REPORT);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, `${text}\n`);
  console.log(`\n${text}\n\nThis report is in ${REPORT}.`);
}

/** Ends the upgrade before its end. */
async function stop(report: UpgradeReport): Promise<void> {
  await printReport(report);
  process.exitCode = 1;
}

/** Returns the documented packages that have another version now, each with the one before. */
function changedPackages(
  before: Readonly<Record<string, string>>,
  chosen: ReadonlyMap<string, Chosen>,
): Map<string, string> {
  const documented = new Set(PRODUCTS.flatMap(({ apiPackages }) => apiPackages));
  return new Map(
    [...chosen].flatMap(([name, { version }]) => {
      const known = before[name];
      return documented.has(name) && known !== undefined && known !== version
        ? [[name, known] as const]
        : [];
    }),
  );
}

async function upgrade(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'no-build': { type: 'boolean', default: false } },
  });
  if (positionals.length === 0) {
    throw new Error('Pass what to upgrade: npm run upgrade -- <package>@<version> …');
  }
  const targets = new Map(positionals.map(parseTarget));
  const registry = new Registry(path.join(ROOT, 'node_modules/.cache/api-history/packages'));
  const chosen = await chooseVersions(targets, PACKAGE_FAMILIES, registry);
  const title = `Upgrade to ${positionals.join(', ')}`;
  const manifest = await readManifest();
  const blockers = await findBlockers(ROOT, manifest, chosen, registry);
  if (blockers.length > 0) {
    await stop({ title, done: [], groups: [{ title: 'Before the upgrade', tasks: blockers }] });
    return;
  }
  const set = {
    title: 'Versions',
    result: [...chosen].map(([name, { version }]) => `${name} ${version}`).join(', '),
  };
  console.log(`${title}: ${set.result}\n\nnpm install …`);
  const installed = await installVersions(ROOT, chosen);
  if (!installed.isDone) {
    const tasks = findingTasks('npm install', installed);
    await stop({ title, done: [set], groups: [{ title: 'Versions that conflict', tasks }] });
    return;
  }
  const changed = changedPackages(manifest.dependencies, chosen);
  const recorders = new Recorders(ROOT);
  await recorders.recordPackages([...changed.keys()]);
  const work = await findWork(ROOT, changed, recorders);
  if (!values['no-build']) {
    await recorders.recordSite();
  }
  const groups = [...work.groups, ...recorders.failures()];
  await printReport({ title, done: [set, ...recorders.done, ...work.done], groups });
}

runMain(upgrade);
