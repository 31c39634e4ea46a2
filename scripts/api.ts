import '../src/site';
import { rm, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { readPackage } from '@component-docs/api-reference';
import {
  lockOf,
  lockOfSymbols,
  lostAnchors,
  coverageProblems,
  REASONS,
} from '@component-docs/api-reference/node/checks';
import type { AnchorLock, Coverage, PlaceOf } from '@component-docs/api-reference/node/checks';
import { placeInTypes } from '@component-docs/api-reference/node/describe/commentLinks';
import { readSymbols } from '@component-docs/api-reference/node/describe/describeSymbols';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { exportedComponents } from '@component-docs/react-api-model/extract/extractPackage';
import { readHooks, locatePackage } from '@component-docs/react-api-model/extract/readExtracted';
import type { Product } from '@component-docs/kit/shared/site/types';
import { runMain } from './lib/commandLine';

// API reference: npx tsx scripts/api.ts check (compares anchors with the lock, and finds components without a page),
// lock (updates the lock), or time (measures how long reading the packages takes)

/** Reads the exports of a product's packages, and which of them are documented. */
async function readCoverage(siteDir: string, product: Product): Promise<Coverage[]> {
  return Promise.all(
    product.apiPackages.map(async (name) => {
      const { installed, components } = await readPackage(siteDir, name);
      const { symbols } = await readSymbols(siteDir, name);
      const hooks = product.apiTabs ? await readHooks(siteDir, name) : [];
      const documented = [...components, ...symbols, ...hooks].map((item) => item.name);
      return { package: name, expected: exportedComponents(installed), documented };
    }),
  );
}

const PACKAGES = [...new Set(PRODUCTS.flatMap(({ apiPackages }) => apiPackages))];
const LOCK_FILE = 'content/api-reference/anchors.lock.json';
const CACHE = 'node_modules/.cache/api-reference';

async function currentLock(siteDir: string): Promise<AnchorLock> {
  const entries = [];
  for (const name of PACKAGES) {
    const { components } = await readPackage(siteDir, name);
    const { symbols } = await readSymbols(siteDir, name);
    entries.push([name, { ...lockOf(components), ...lockOfSymbols(symbols) }] as const);
  }
  return Object.fromEntries(entries);
}

async function readLock(file: string): Promise<AnchorLock> {
  return JSON.parse(await readFile(file, 'utf8')) as AnchorLock;
}

/** Returns what finds the declaration of a member in the types of its component, or else that of the component. */
function declarationsIn(siteDir: string): PlaceOf {
  return (packageName, component, member) => {
    const place = { installed: locatePackage(siteDir, packageName), near: component };
    const ofMember = new RegExp(`^\\s+(?:readonly )?['"]?${member}['"]?\\??[:(]`);
    const ofComponent = new RegExp(
      `\\b(?:const|function|interface|type) ${component}(?:Props)?\\b`,
    );
    return (
      (member && placeInTypes({ ...place, isNearOnly: true }, (line) => ofMember.test(line))) ||
      placeInTypes(place, (line) => ofComponent.test(line)) ||
      `node_modules/${packageName}/package.json`
    );
  };
}

/** Sets exit code 1 when an anchor is gone, or a component has no page without a reason. */
async function check(siteDir: string): Promise<void> {
  const locked = await readLock(path.join(siteDir, LOCK_FILE));
  const coverage = [];
  for (const product of PRODUCTS) {
    coverage.push(...(await readCoverage(siteDir, product)));
  }
  const reasons = await readFile(path.join(siteDir, REASONS), 'utf8');
  const problems = [
    ...lostAnchors(locked, await currentLock(siteDir), declarationsIn(siteDir)),
    ...coverage.flatMap((one) => coverageProblems(one, reasons)),
  ];
  const count = coverage.reduce((sum, { documented }) => sum + documented.length, 0);
  console.log(
    problems.length > 0
      ? problems.join('\n')
      : `All anchors of the API reference still exist, and its ${count} pages lack none.`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** Updates the lock. */
async function lock(siteDir: string): Promise<void> {
  const current = await currentLock(siteDir);
  // As lint wants it: otherwise, each line of the file would differ.
  const file = path.join(siteDir, LOCK_FILE);
  const options = await resolveConfig(file);
  await writeFile(
    file,
    await format(JSON.stringify(current, null, 2), { ...options, filepath: file }),
  );
}

async function time(siteDir: string): Promise<void> {
  await rm(path.join(siteDir, CACHE), { recursive: true, force: true });
  for (const run of ['cold', 'cached']) {
    const start = performance.now();
    await currentLock(siteDir);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
    console.log(`${run}: ${seconds} s, at most ${megabytes} MB so far`);
  }
}

const COMMANDS: Readonly<Record<string, (siteDir: string) => Promise<void>>> = {
  check,
  lock,
  time,
};

async function main(): Promise<void> {
  const [name = ''] = parseArgs({ allowPositionals: true }).positionals;
  const command = COMMANDS[name];
  if (!command) {
    throw new Error(`Pass one of these commands: ${Object.keys(COMMANDS).join(', ')}.`);
  }
  await command(path.resolve(__dirname, '..'));
}

runMain(main);
