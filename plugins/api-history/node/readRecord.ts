import fs from 'node:fs/promises';
import path from 'node:path';
import type { PackageRecord } from './record';

/** Folder with the records of all packages. */
export const RECORDS = path.join(__dirname, '../../../content/api-history');

/** Returns the path of a package's record: `…/mui-material.json` for `@mui/material`. */
export function recordFile(packageName: string): string {
  return path.join(RECORDS, `${packageName.replace('@', '').replace('/', '-')}.json`);
}

/**
 * Reads a package's record, which `npm run record -- api-history` wrote. Returns undefined for a package
 * without one.
 */
export async function readRecord(packageName: string): Promise<PackageRecord | undefined> {
  const text = await fs.readFile(recordFile(packageName), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as PackageRecord);
}

/** Formats a record with one line per item and release, so that diffs are readable. */
export function recordText({ package: name, releases, items }: PackageRecord): string {
  const lines = Object.entries(items)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([item, { changes, ...rest }]) => {
      const releasesOf = Object.entries(changes).map(
        ([version, list]) => `\n      ${JSON.stringify(version)}: ${JSON.stringify(list)}`,
      );
      const head = JSON.stringify(rest).slice(0, -1);
      const body = releasesOf.length > 0 ? `{${releasesOf.join(',')}\n    }` : '{}';
      return `    ${JSON.stringify(item)}: ${head},"changes":${body}}`;
    });
  const head = `  "package": ${JSON.stringify(name)},\n  "releases": ${JSON.stringify(releases)},`;
  return `{\n${head}\n  "items": {\n${lines.join(',\n')}\n  }\n}\n`;
}
