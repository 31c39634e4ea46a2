import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hashOf } from '@component-docs/kit/node/cache/cachedValue';
import { environmentHash } from '@component-docs/kit/node/cache/environment';
import { readJson, writeJson } from '@component-docs/kit/node/cache/jsonFile';
import type { DemoReading } from './types';

/** A value of each demo, by path from the site's root. */
type ByDemo<Value> = Partial<Record<string, Value>>;

const COMPILER = path.join(__dirname, '../compiler');

type Readings = Map<string, DemoReading>;

const cacheFile = (siteDir: string, name: string) =>
  path.join(siteDir, 'node_modules/.cache/prop-index', name);

/**
 * Returns the file with the readings of a site's demos. It is written only if a reading is another
 * one, because the development server then loads the demos again.
 */
export function readingsFile(siteDir: string): string {
  return cacheFile(siteDir, 'readings.json');
}

/** What the readings in the file were made from. */
interface Origin {
  /** A hash of the code and packages; with others, the readings may have another form. */
  environment: string;
  /** A hash of each demo's text. */
  texts: ByDemo<string>;
}

function originFile(siteDir: string): string {
  return cacheFile(siteDir, 'origin.json');
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
  const hashes = new Map([...texts].map(([file, text]) => [file, hashOf([text])]));
  const nameOf = (file: string) => path.relative(siteDir, file);
  const origin = await readJson<Origin>(originFile(siteDir));
  const isUsable = origin?.environment === environment;
  const kept = (isUsable && (await readJson<ByDemo<DemoReading>>(readingsFile(siteDir)))) || {};
  const latest: Readings = new Map(
    [...texts.keys()].flatMap((file) => {
      const reading = kept[nameOf(file)];
      return reading ? [[file, reading] as const] : [];
    }),
  );
  const changed = new Map(
    [...texts].filter(
      ([file]) => !latest.has(file) || origin?.texts[nameOf(file)] !== hashes.get(file),
    ),
  );
  return {
    latest,
    async complete() {
      if (changed.size === 0) {
        return latest;
      }
      const readings = new Map([...latest, ...(await read(changed))]);
      const sound = [...readings].filter(([, { problems }]) => problems.length === 0);
      const content: ByDemo<DemoReading> = Object.fromEntries(
        sound.map(([file, reading]) => [nameOf(file), reading]),
      );
      // Read again: while a site is loaded for the first time, its demos are also checked, and both
      // have read them.
      const written = await readJson<ByDemo<DemoReading>>(readingsFile(siteDir));
      // The readings first: a reading without its origin is made again.
      if (!isDeepStrictEqual(content, written)) {
        await writeJson(readingsFile(siteDir), content);
      }
      const known = sound.map(([file]) => [nameOf(file), hashes.get(file)] as const);
      await writeJson(originFile(siteDir), {
        environment,
        texts: Object.fromEntries(known),
      } satisfies Origin);
      return readings;
    },
  };
}
