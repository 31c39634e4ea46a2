import type { ReadText } from '@component-docs/kit/node/readText';
import { createLookup } from './createLookup';
import type { Lookup } from './createLookup';
import { readValidEntries } from './readEntries';

/** The language of the files. */
const LANGUAGE = 'zh';

/**
 * Reads the translations for the pages of a language; undefined for one without translations.
 *
 * Throws like `readValidEntries`.
 */
export async function readLookup(read: ReadText, locale: string): Promise<Lookup | undefined> {
  return locale === LANGUAGE ? createLookup(await readValidEntries(read)) : undefined;
}
