import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  acceptEntries,
  compareTable,
  describeTable,
  summaryOf,
} from '@component-docs/api-reference/node/translation/compareTable';
import type { TableDrift } from '@component-docs/api-reference/node/translation/compareTable';
import {
  PACKAGES,
  readEntries,
  readValidEntries,
  TABLES,
  printTable,
  tableFile,
} from '@component-docs/api-reference/node/translation/readEntries';
import { readPlaces } from '@component-docs/api-reference/node/translation/readPlaces';
import type { Entry } from '@component-docs/api-reference/node/translation/lookup';
import { textsIn } from '@component-docs/kit/node/readText';
import type { ReadText } from '@component-docs/kit/node/readText';

/** Returns whether a site has translations of the API reference. */
function isTranslated(siteDir: string): boolean {
  return existsSync(path.join(siteDir, TABLES));
}

/** Writes the files of all packages, and removes files without entries. */
export async function writeEntries(siteDir: string, entries: readonly Entry[]): Promise<void> {
  await mkdir(path.join(siteDir, TABLES), { recursive: true });
  for (const packageName of PACKAGES) {
    const file = path.join(siteDir, tableFile(packageName));
    const ofPackage = entries.filter((entry) => entry.packageName === packageName);
    await (ofPackage.length > 0
      ? writeFile(file, printTable(ofPackage))
      : rm(file, { force: true }));
  }
}

/** Compares the translations of the API reference with the installed packages. */
export async function readTableDrift(siteDir: string): Promise<TableDrift> {
  return compareTable(await readEntries(textsIn(siteDir)), await readPlaces(siteDir));
}

/** Returns the state of the API reference as text, with the next steps. */
export async function statusOfReference(siteDir: string): Promise<string> {
  if (!isTranslated(siteDir)) {
    return '';
  }
  const drift = await readTableDrift(siteDir);
  return ['', ...describeTable(drift), summaryOf(drift)].join('\n');
}

/** Returns the versions of packages in a site's `package.json`. */
async function versionsIn(read: ReadText): Promise<Readonly<Record<string, string>>> {
  const json = JSON.parse((await read('package.json')) ?? '{}') as {
    dependencies?: Record<string, string>;
  };
  return json.dependencies ?? {};
}

/** Returns whether an entry was the same, with the same version of its package, in a commit. */
async function wasSame(siteDir: string, before: ReadText): Promise<(entry: Entry) => boolean> {
  const now = await versionsIn(textsIn(siteDir));
  const then = await versionsIn(before);
  const entries = await readEntries(before).catch(() => []);
  return ({ packageName, at, english }) =>
    now[packageName] === then[packageName] &&
    entries.some(
      (entry) => entry.packageName === packageName && entry.at === at && entry.english === english,
    );
}

/**
 * Returns a message for each text of the API reference whose English has changed or is gone.
 *
 * @param before reads the files of a commit; texts that were outdated there are left out
 */
export async function outdatedReference(siteDir: string, before?: ReadText): Promise<string[]> {
  if (!isTranslated(siteDir)) {
    return [];
  }
  const drift = await readTableDrift(siteDir);
  const isKnown = before ? await wasSame(siteDir, before) : () => false;
  return describeTable(drift, {
    behind: drift.behind.filter(({ entry }) => !isKnown(entry)),
    orphaned: drift.orphaned.filter((entry) => !isKnown(entry)),
  });
}

/** Accepts the texts of a package, or the texts of some places. Returns a summary. */
export async function acceptReference(
  siteDir: string,
  packageName: string,
  names: readonly string[],
): Promise<string> {
  const entries = await readValidEntries(textsIn(siteDir));
  const accepted = acceptEntries(entries, await readPlaces(siteDir), { packageName, names });
  await writeEntries(siteDir, accepted);
  const what = names.length > 0 ? names.join(', ') : 'every text';
  return `${packageName}: ${what} recorded as a translation of the current English.`;
}
