import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  hashOf,
  environmentHash,
  readJson,
  writeJson,
} from '@component-docs/kit/node/cache/cachedValue';
import type { DemoReading } from './resolveComponent';

/** A value of each demo, by path from the site's root. */
type ByDemo<Value> = Partial<Record<string, Value>>;

type Readings = Map<string, DemoReading>;

const COMPILER = path.join(__dirname, '../compiler');

const cacheFile = (siteDir: string, name: string) =>
  path.join(siteDir, 'node_modules/.cache/prop-index', name);

/**
 * Returns the file with the readings of a site's demos. It is written only if a reading is another
 * one, because the development server then loads the demos again.
 */
export const readingsFile = (siteDir: string): string => cacheFile(siteDir, 'readings.json');

interface Origin {
  /** A hash of the code and packages; with others, the readings may have another form. */
  environment: string;
  /** A hash of each demo's text. */
  texts: ByDemo<string>;
}

/**
 * Returns the readings of demos, by absolute path. Calls `read` only for demos that have changed since they were
 * last read. A reading with problems is not cached.
 *
 * @param texts the text of each demo by absolute path
 * @returns `latest`: the readings that are known before demos are read; for a demo that has changed, the reading
 *   of its earlier text. `complete` reads the demos that have changed, and returns the readings of all
 */
export async function cachedReadings(
  siteDir: string,
  texts: ReadonlyMap<string, string>,
  read: (changed: ReadonlyMap<string, string>) => Promise<ReadonlyMap<string, DemoReading>>,
): Promise<{ latest: Readings; complete: () => Promise<Readings> }> {
  const file = readingsFile(siteDir);
  const originFile = cacheFile(siteDir, 'origin.json');
  const environment = await environmentHash(siteDir, [__dirname, COMPILER]);
  const hashes = new Map([...texts].map(([demo, text]) => [demo, hashOf([text])]));
  const nameOf = (demo: string) => path.relative(siteDir, demo);
  const origin = await readJson<Origin>(originFile);
  const isUsable = origin?.environment === environment;
  const kept = (isUsable && (await readJson<ByDemo<DemoReading>>(file))) || {};
  const latest: Readings = new Map();
  const changed = new Map<string, string>();
  texts.forEach((text, demo) => {
    const reading = kept[nameOf(demo)];
    if (reading) {
      latest.set(demo, reading);
    }
    if (!reading || origin?.texts[nameOf(demo)] !== hashes.get(demo)) {
      changed.set(demo, text);
    }
  });
  async function complete(): Promise<Readings> {
    if (changed.size === 0) {
      return latest;
    }
    const readings = new Map([...latest, ...(await read(changed))]);
    const sound = [...readings].filter(([, { problems }]) => problems.length === 0);
    const content = Object.fromEntries(sound.map(([demo, reading]) => [nameOf(demo), reading]));
    // Read again: while a site is loaded for the first time, its demos are also checked, and both have read
    // them. The readings are written first: a reading without its origin is made again.
    if (!isDeepStrictEqual(content, await readJson<ByDemo<DemoReading>>(file))) {
      await writeJson(file, content);
    }
    const known = sound.map(([demo]) => [nameOf(demo), hashes.get(demo)] as const);
    const next: Origin = { environment, texts: Object.fromEntries(known) };
    await writeJson(originFile, next);
    return readings;
  }
  return { latest, complete };
}
