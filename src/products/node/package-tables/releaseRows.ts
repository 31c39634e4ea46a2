import type { PackageRecord } from '../../../../plugins/api-history/node/record';
import { releaseChanges } from '../../../../plugins/api-history/node/releaseChanges';
import type { ChangeKind, ReleaseChanges } from '../../../../plugins/api-history/node/types';

/** How many changes of the API a release has, by what they mean for code that uses it. */
export interface ReleaseRow {
  version: string;
  /** Removed and newly required: code may no longer compile. */
  breaking: number;
  /** Other types and defaults. */
  changed: number;
  deprecated: number;
  added: number;
  /** Names of the components that changed. */
  components: string[];
}

/** The releases of a minor version as one row. */
export interface SeriesRow extends ReleaseRow {
  releases: number;
  /** The last release that changed something. */
  lastChange?: string;
}

function rowOf(version: string, items: ReleaseChanges['items']): ReleaseRow {
  const count = (...kinds: ChangeKind[]) =>
    items.flatMap(({ changes }) => changes).filter(({ kind }) => kinds.includes(kind)).length;
  return {
    version,
    breaking: count('removed', 'required'),
    changed: count('retyped', 'default'),
    deprecated: count('deprecated'),
    added: count('added'),
    components: [...new Set(items.map(({ name }) => name))],
  };
}

/** Returns the releases of a major version, newest first, also those that changed nothing. */
export function releaseRows(record: PackageRecord, major: number): ReleaseRow[] {
  const changes = new Map(releaseChanges(record).map((release) => [release.to, release.items]));
  return record.releases
    .filter((version) => version.startsWith(`${major}.`))
    .map((version) => rowOf(version, changes.get(version) ?? []))
    .reverse();
}

/** Adds up releases by minor version, in the same order: `5.16`. */
export function seriesRows(rows: readonly ReleaseRow[]): SeriesRow[] {
  const series = new Map<string, ReleaseRow[]>();
  for (const row of rows) {
    const minor = row.version.split('.', 2).join('.');
    series.set(minor, [...(series.get(minor) ?? []), row]);
  }
  return [...series].map(([version, releases]) => {
    const sum = (key: 'breaking' | 'changed' | 'deprecated' | 'added') =>
      releases.reduce((total, release) => total + release[key], 0);
    const lastChange = releases.find(({ components }) => components.length > 0)?.version;
    return {
      version,
      ...(lastChange !== undefined && { lastChange }),
      releases: releases.length,
      breaking: sum('breaking'),
      changed: sum('changed'),
      deprecated: sum('deprecated'),
      added: sum('added'),
      components: [...new Set(releases.flatMap(({ components }) => components))].sort(),
    };
  });
}

/**
 * Reads the dates of releases from the changelog of a package, where a line such as `_Oct 9, 2024_` follows
 * the heading of a release.
 */
export function releaseDates(changelog: string): Map<string, number> {
  const sections = changelog.split(/^## /m).slice(1);
  return new Map(
    sections.flatMap((section) => {
      const [, version] = /^v?(\d\S*)/.exec(section) ?? [];
      const [, date] = /^_(\w+ \d+, \d{4})_$/m.exec(section) ?? [];
      return version && date ? [[version, Date.parse(`${date} UTC`)] as const] : [];
    }),
  );
}
