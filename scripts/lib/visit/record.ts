/** What is recorded of a visit: a line of the record. */
export interface VisitEntry {
  path: string;
  /** Of the page as it was visited; null when the visit failed. */
  fingerprint: string | null;
}

/** The fingerprint of each page whose last visit passed, by path. */
export type VisitRecord = ReadonlyMap<string, string>;

function parseEntry(line: string): VisitEntry | null {
  try {
    const value = JSON.parse(line) as Partial<VisitEntry> | null;
    const { path, fingerprint } = value ?? {};
    return typeof path === 'string' && (typeof fingerprint === 'string' || fingerprint === null)
      ? { path, fingerprint }
      : null;
  } catch {
    return null;
  }
}

/**
 * Parses a record: lines of JSON, of which the last one of each page counts. Ignores a line that an
 * interrupted run left unfinished: its page is visited again.
 */
export function parseRecord(text: string): VisitRecord {
  const record = new Map<string, string>();
  for (const entry of text.split('\n').map(parseEntry)) {
    if (entry?.fingerprint) {
      record.set(entry.path, entry.fingerprint);
    } else if (entry) {
      record.delete(entry.path);
    }
  }
  return record;
}

/** Returns the line that records a visit, which can be appended by several processes. */
export function printEntry(entry: VisitEntry): string {
  return `${JSON.stringify(entry)}\n`;
}

/** Returns whether a page must be visited: nothing else than what passed before may be skipped. */
export function needsVisit({ path, fingerprint }: VisitEntry, record: VisitRecord): boolean {
  return fingerprint === null || record.get(path) !== fingerprint;
}
