import { parseRecord, printRecord } from '@component-docs/translation-drift/node/readDrift';
import { splitSections } from '@component-docs/translation-drift/node/splitSections';

/**
 * Returns the record of a translated page after a change of the English page that needs no translation, such as the
 * address of a link: sections that were up to date still are.
 *
 * Throws, with file and line, when a page isn't valid.
 */
export async function keptRecord(
  record: { file: string; text: string },
  english: { file: string; before: string; after: string },
): Promise<string> {
  const [before, after] = await Promise.all([
    splitSections(english.file, english.before),
    splitSections(english.file, english.after),
  ]);
  const hashes = new Map(after.map(({ id, hash }) => [id, hash]));
  const current = new Map(before.map(({ id, hash }) => [id, hash]));
  const entries = Object.entries(parseRecord(record.file, record.text)).map(([id, hash]) => [
    id,
    current.get(id) === hash ? (hashes.get(id) ?? hash) : hash,
  ]);
  return printRecord(Object.fromEntries(entries) as Record<string, string>);
}
