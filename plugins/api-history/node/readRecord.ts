import fs from 'node:fs/promises';
import path from 'node:path';
import { ITEM_SUBJECTS, MEMBER_SUBJECTS } from '@component-docs/react-api-model/facts/model';
import type { ItemSubject, MemberSubject } from '@component-docs/react-api-model/facts/model';

/** All kinds of subjects that can change. `result` is the whole return value of a hook. */
export const SUBJECTS = [...ITEM_SUBJECTS, 'result', ...MEMBER_SUBJECTS] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The kinds of changes, in the order in which they are listed. */
export const CHANGE_KINDS = [
  'removed',
  'required',
  'retyped',
  'default',
  'deprecated',
  'added',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One API difference between two releases. */
export interface ApiChange {
  subject: Subject;
  kind: ChangeKind;
  name: string;
  /** Type or default in the earlier release. */
  before?: string;
  /** Type or default in the later release. */
  after?: string;
}

/** Changes of a component, hook, or interface from one release to a later one. */
export interface ItemChanges {
  name: string;
  changes: readonly ApiChange[];
}

/** Changes of a package from one release to a later one. */
export interface ReleaseChanges {
  from: string;
  to: string;
  /** Components, then hooks, then interfaces, each sorted by name. */
  items: readonly ItemChanges[];
}

/** The releases that introduced members, by name. */
export type Since = Readonly<Record<string, string>>;

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

/** Reads the record that `npm run record -- api-history` wrote; undefined without one. */
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

/**
 * Returns the changes of a package's items after one release up to another, in the order of releases.
 *
 * @param from the release before the changes; a release that isn't recorded counts as before all releases
 * @param to the last release
 */
export function changesBetween(record: PackageRecord, from: string, to: string): ItemChanges[] {
  const { releases, items } = record;
  const last = releases.indexOf(to);
  const between = releases.slice(releases.indexOf(from) + 1, last < 0 ? undefined : last + 1);
  return Object.entries(items).flatMap(([name, item]) => {
    const changes = between.flatMap((version) => item.changes[version] ?? []);
    return changes.length > 0 ? [{ name, changes }] : [];
  });
}
