import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRecord, printEntry } from './record';
import type { VisitEntry, VisitRecord } from './record';

/** Outside git: a fresh clone has visited nothing. */
const FILE = path.resolve(__dirname, '../../../.cache/visits.jsonl');

/** Reads the record of visits. Empty if there is none. */
export async function readRecord(): Promise<VisitRecord> {
  return parseRecord(await readFile(FILE, 'utf8').catch(() => ''));
}

/** Adds a visit to the record. Several processes may do so at the same time. */
export async function recordVisit(entry: VisitEntry): Promise<void> {
  await mkdir(path.dirname(FILE), { recursive: true });
  await appendFile(FILE, printEntry(entry));
}

/** Rewrites the record with one line per page. No other process may add visits meanwhile. */
export async function compactRecord(): Promise<void> {
  const record = await readRecord();
  const lines = [...record].map(([page, fingerprint]) => printEntry({ path: page, fingerprint }));
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, lines.join(''));
}
