import { readFile, writeFile } from 'node:fs/promises';
import { Joi } from '@docusaurus/utils-validation';
import { importTexts } from '@component-docs/api-reference/node/translation/importTexts';
import { readEntries } from '@component-docs/api-reference/node/translation/readEntries';
import { readPlaces } from '@component-docs/api-reference/node/translation/readPlaces';
import { textsIn } from '@component-docs/kit/node/readText';
import { readTableDrift, writeEntries } from './reference';
import { isForm } from '@component-docs/api-reference/node/translation/lookup';
import type { TableDrift } from '@component-docs/api-reference/node/translation/compareTable';
import type { TranslatedText } from '@component-docs/api-reference/node/translation/importTexts';

/** A text to translate. */
interface TodoText extends TranslatedText {
  /** Number of places that show it. */
  uses: number;
  /** The first of these places. */
  at: string;
  /** For a form, with numbers in place of code: some of its texts. */
  examples?: readonly string[];
  /** For a text that has changed: the former text with its translation. */
  former?: TranslatedText;
}

const MAX_EXAMPLES = 3;

/** Returns the texts without a translation, most used first, for a translator to fill in. */
function todoOf({ missing, behind }: TableDrift): TodoText[] {
  return missing.map(({ english, places }) => {
    const [first] = places;
    const texts = [...new Set(places.map((place) => place.english))];
    const former = behind.find(
      ({ entry: { packageName, at } }) => packageName === first?.packageName && at === first.name,
    )?.entry;
    return {
      english,
      chinese: '',
      uses: places.length,
      at: `${first?.packageName} ${first?.name}`,
      ...(isForm(english) && { examples: texts.slice(0, MAX_EXAMPLES) }),
      ...(former && { former: { english: former.english, chinese: former.chinese } }),
    };
  });
}

const TEXTS = Joi.array().items(
  Joi.object({
    english: Joi.string().required(),
    chinese: Joi.string().allow('').required(),
  }).unknown(),
);
const PAIRS = Joi.object().pattern(Joi.string(), Joi.string().allow(''));

/**
 * Parses a translator's file: the list of `todoOf`, filled in, or an object of translations by English
 * text.
 *
 * Throws, with file and fix, when it is neither.
 */
function parseTexts(file: string, json: string): TranslatedText[] {
  try {
    const value: unknown = JSON.parse(json);
    if (Array.isArray(value)) {
      return Joi.attempt(value, TEXTS) as TranslatedText[];
    }
    const pairs = Joi.attempt(value, PAIRS) as Readonly<Record<string, string>>;
    return Object.entries(pairs).map(([english, chinese]) => ({ english, chinese }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${reason}. Correct it.`);
  }
}

/** Writes the texts without a translation to a file, or to the terminal. */
async function todo(siteDir: string, file?: string): Promise<void> {
  const texts = todoOf(await readTableDrift(siteDir));
  const json = `${JSON.stringify(texts, null, 2)}\n`;
  if (file === undefined) {
    process.stdout.write(json);
    return;
  }
  await writeFile(file, json);
  console.log(
    `${file}: ${texts.length} texts to translate. Fill in "chinese", then import the file.`,
  );
}

/** Adds the translations of a file as drafts. Sets exit code 1 when some have faults. */
async function importFile(siteDir: string, file: string): Promise<void> {
  const texts = parseTexts(file, await readFile(file, 'utf8'));
  const before = await readEntries(textsIn(siteDir));
  const { entries, problems } = importTexts(before, texts, await readPlaces(siteDir));
  await writeEntries(siteDir, entries);
  if (problems.length > 0) {
    console.error(`${file}: these texts are not imported:\n${problems.join('\n')}`);
    process.exitCode = 1;
  }
  console.log(`${entries.length} texts of the API reference have a translation.`);
}

/**
 * Translates the texts of the API reference, with a file that is filled in.
 *
 * @throws {Error} without a valid command
 */
export async function translateReference(
  siteDir: string,
  [command, file]: readonly string[],
): Promise<void> {
  if (command === 'todo') {
    return todo(siteDir, file);
  }
  if (command === 'import' && file !== undefined) {
    return importFile(siteDir, file);
  }
  throw new Error('Pass a command after reference: todo [file], or import <file>.');
}
