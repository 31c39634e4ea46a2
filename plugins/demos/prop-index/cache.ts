import path from 'node:path';
import { hashOf } from '../../lib/cache/cachedValue';
import { environmentHash } from '../../lib/cache/environment';
import { readJson, writeJson } from '../../lib/cache/jsonFile';
import type { DemoReading } from './types';

/** Readings by path from the site's root, each with a hash of everything that it depends on. */
type Entries = Partial<Record<string, { key: string; reading: DemoReading }>>;

const COMPILER = path.join(__dirname, '../compiler');

type Readings = Map<string, DemoReading>;

/** Returns the file with the readings of a site's demos. */
export function readingsFile(siteDir: string): string {
  return path.join(siteDir, 'node_modules/.cache/prop-index/readings.json');
}

/** What is known of demos before those that have changed are read. */
export interface KnownReadings {
  /** By absolute path; of a demo that has changed, the reading of its earlier text. */
  latest: Readings;
  /** Reads the demos that have changed. Returns the readings of all. */
  complete: () => Promise<Readings>;
}

/**
 * Returns the readings of demos. Calls `read` only for demos that have changed since they were last
 * read. A reading with problems is not cached.
 *
 * @param texts the text of each demo by absolute path
 */
export async function cachedReadings(
  siteDir: string,
  texts: ReadonlyMap<string, string>,
  read: (changed: ReadonlyMap<string, string>) => Promise<ReadonlyMap<string, DemoReading>>,
): Promise<KnownReadings> {
  const environment = await environmentHash(siteDir, [__dirname, COMPILER]);
  const keys = new Map([...texts].map(([file, text]) => [file, hashOf([environment, text])]));
  const nameOf = (file: string) => path.relative(siteDir, file);
  const entries = (await readJson<Entries>(readingsFile(siteDir))) ?? {};
  const latest: Readings = new Map(
    [...texts.keys()].flatMap((file) => {
      const entry = entries[nameOf(file)];
      return entry ? [[file, entry.reading] as const] : [];
    }),
  );
  const changed = new Map(
    [...texts].filter(([file]) => entries[nameOf(file)]?.key !== keys.get(file)),
  );
  return {
    latest,
    async complete() {
      if (changed.size === 0) {
        return latest;
      }
      const readings = new Map([...latest, ...(await read(changed))]);
      const kept = [...readings].filter(([, { problems }]) => problems.length === 0);
      const content = Object.fromEntries(
        kept.map(([file, reading]) => [nameOf(file), { key: keys.get(file) ?? '', reading }]),
      ) satisfies Entries;
      // The development server loads the demos again when the file changes: only if there is news.
      if (JSON.stringify(content) !== JSON.stringify(entries)) {
        await writeJson(readingsFile(siteDir), content);
      }
      return readings;
    },
  };
}
