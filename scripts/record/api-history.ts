// Compares the releases of packages: npm run record -- api-history [@mui/material …] [--all]
import fs from 'node:fs/promises';
import path from 'node:path';
import { readRecord, recordFile, recordText } from '@component-docs/api-history/node/readRecord';
import { readPackage } from '@component-docs/api-reference';
import { environmentHash } from '@component-docs/kit/node/cache/cachedValue';
import { Registry } from '../lib/api-history/registry';
import { releaseFacts, updateRecord } from '../lib/api-history/releaseFacts';
import { RELEASE_LINES, selectReleases } from '../lib/api-history/releaseLines';
import { ReleaseWorkplace } from '../lib/api-history/releaseWorkplace';

const siteDir = path.join(__dirname, '../..');
const cache = path.join(siteDir, 'node_modules/.cache/api-history');
const SOURCES = ['plugins/react-api-model'];

async function update(packageName: string, isComplete: boolean): Promise<void> {
  const lines = RELEASE_LINES[packageName];
  if (!lines) {
    throw new Error(
      `scripts/lib/api-history/releaseLines.ts has no releases of ${packageName}. Add them there.`,
    );
  }
  const registry = new Registry(path.join(cache, 'packages'));
  const { installed, components } = await readPackage(siteDir, packageName);
  const codeHash = await environmentHash(
    siteDir,
    SOURCES.map((folder) => path.join(siteDir, folder)),
  );
  const named = new Set(components.map(({ name }) => name));
  const workplace = new ReleaseWorkplace(
    path.join(cache, 'current', path.basename(packageName)),
    siteDir,
  );
  const source = { registry, workplace, folder: path.join(cache, 'facts'), codeHash, named };
  const published = await registry.versionsOf(packageName);
  const releases = selectReleases(published, lines, installed.version);
  const kept = isComplete ? undefined : await readRecord(siteDir, packageName);
  const updated = await updateRecord(packageName, releases, kept, async (version, before, left) => {
    const found = await releaseFacts(packageName, version, source, before);
    const unreadable = Object.entries(found.facts.unreadable);
    console.log(`${packageName} ${version} is read, ${left} left`);
    unreadable.forEach(([name, reason]) => console.warn(`  ${name} can't be read: ${reason}`));
    return found;
  });
  await fs.writeFile(recordFile(siteDir, packageName), recordText(updated));
}

export async function record(args: string[]): Promise<void> {
  const named = args.filter((arg) => !arg.startsWith('--'));
  for (const packageName of named.length > 0 ? named : Object.keys(RELEASE_LINES)) {
    await update(packageName, args.includes('--all'));
  }
}
