import { readFile, writeFile } from 'node:fs/promises';
import { importTexts } from '@component-docs/api-reference/node/translation/importTexts';
import { readEntries } from '@component-docs/api-reference/node/translation/readEntries';
import { readPlaces } from '@component-docs/api-reference/node/translation/readPlaces';
import { textsIn } from '@component-docs/kit/node/readText';
import { readTableDrift, writeEntries } from './reference';
import { parseTexts, todoOf } from './worksheet';

/** Writes what has no translation to a file, or to the terminal. */
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
