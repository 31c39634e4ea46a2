import fs from 'node:fs/promises';
import path from 'node:path';
import type { ApiChange, ItemSubject, MemberSubject, Since } from './types';

/** The record of a component, hook, or interface. */
export interface ItemRecord {
  kind: ItemSubject;
  /** At least one compared release documents it. */
  documented?: true;
  /** The release that introduced it. Not set if the first compared release has it. */
  since?: string;
  /** The releases that introduced the members that are newer than the item, by kind. */
  members: Readonly<Partial<Record<MemberSubject, Since>>>;
  /** By release. */
  changes: Readonly<Record<string, readonly ApiChange[]>>;
}

/** The record of a package: `content/api-history/acme-ui.json`. */
export interface PackageRecord {
  package: string;
  /** All compared releases, oldest first. */
  releases: readonly string[];
  /** By name. Items that a release removed are kept. */
  items: Readonly<Record<string, ItemRecord>>;
}

/** Folder with the records of all packages, below the site's. */
const RECORDS = 'content/api-history';

/** Returns the absolute path of a package's record: `…/acme-ui.json` for `@acme/ui`. */
export function recordFile(siteDir: string, packageName: string): string {
  return path.join(siteDir, RECORDS, `${packageName.replace('@', '').replace('/', '-')}.json`);
}

/**
 * Reads a package's record, which `npm run record -- api-history` wrote. Returns undefined for a package
 * without one.
 */
export async function readRecord(
  siteDir: string,
  packageName: string,
): Promise<PackageRecord | undefined> {
  const text = await fs.readFile(recordFile(siteDir, packageName), 'utf8').catch(() => undefined);
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
