// Translates the texts of the API reference:
// npm run translate:reference -- todo [file], npm run translate:reference -- import <file>
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importTexts } from '../plugins/api-reference/translation/importTexts';
import { readEntries } from '../plugins/api-reference/translation/readEntries';
import { readPlaces } from '../plugins/api-reference/translation/readPlaces';
import { textsIn } from '../plugins/lib/readText';
import { readTableDrift, writeEntries } from './lib/translate/reference';
import { parseTexts, todoOf } from './lib/translate/worksheet';

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

async function translateReference(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string', default: path.resolve(__dirname, '..') } },
  });
  const [command, file] = positionals;
  const siteDir = path.resolve(values.site);
  if (command === 'todo') {
    return todo(siteDir, file);
  }
  if (command === 'import' && file !== undefined) {
    return importFile(siteDir, file);
  }
  throw new Error('Pass a command: todo [file], or import <file>.');
}

translateReference().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
