import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { DemoReading } from './types';

/** Readings by demo, each with a hash of everything that it depends on. */
type Entries = Partial<Record<string, { key: string; reading: DemoReading }>>;

/** Reads what all readings depend on: packages, compiler and options, and this folder's sources. */
async function environmentOf(siteDir: string): Promise<Buffer[]> {
  const sources = (await fs.readdir(__dirname)).filter((name) => name.endsWith('.ts')).sort();
  const files = [
    path.join(siteDir, 'package-lock.json'),
    path.join(siteDir, 'tsconfig.json'),
    ...sources.map((name) => path.join(__dirname, name)),
  ];
  return Promise.all(files.map((file) => fs.readFile(file)));
}

async function readEntries(file: string): Promise<Entries> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as Entries;
  } catch {
    // Missing or truncated: the demos are read again.
    return {};
  }
}

/** Writes atomically, because each locale is built in its own process. */
async function writeEntries(file: string, entries: Entries): Promise<void> {
  const draft = `${file}.${crypto.randomUUID()}`;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(draft, JSON.stringify(entries));
  await fs.rename(draft, file);
}

/**
 * Returns the readings of demos by path. Calls `read` only for demos that have changed since the
 * last call. A reading with problems is not cached.
 *
 * @param texts the text of each demo by absolute path
 */
export async function cachedReadings(
  siteDir: string,
  texts: ReadonlyMap<string, string>,
  read: (changed: ReadonlyMap<string, string>) => Promise<ReadonlyMap<string, DemoReading>>,
): Promise<Map<string, DemoReading>> {
  const cacheFile = path.join(siteDir, 'node_modules/.cache/prop-index/readings.json');
  const environment = crypto.createHash('sha256');
  (await environmentOf(siteDir)).forEach((content) => environment.update(content));
  const prefix = environment.digest('hex');
  const keyOf = (text: string) =>
    crypto
      .createHash('sha256')
      .update(prefix + text)
      .digest('hex');
  const entries = await readEntries(cacheFile);
  const known = new Map(
    [...texts].flatMap(([file, text]) => {
      const entry = entries[path.relative(siteDir, file)];
      return entry?.key === keyOf(text) ? [[file, entry.reading] as const] : [];
    }),
  );
  const changed = new Map([...texts].filter(([file]) => !known.has(file)));
  if (changed.size === 0) {
    return known;
  }
  const readings = new Map([...known, ...(await read(changed))]);
  const kept = [...readings].filter(([, { problems }]) => problems.length === 0);
  await writeEntries(
    cacheFile,
    Object.fromEntries(
      kept.map(([file, reading]) => [
        path.relative(siteDir, file),
        { key: keyOf(texts.get(file) ?? ''), reading },
      ]),
    ),
  );
  return readings;
}
