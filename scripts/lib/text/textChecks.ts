import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { findTranslations, readSections } from '../../../plugins/translation-drift/node/readDrift';
import type { Translation } from '../../../plugins/translation-drift/node/types';
import { TABLES } from '../../../plugins/api-reference/node/translation/tableFile';
import { textsIn } from '../../../plugins/kit/node/readText';
import type { ReadText } from '../../../plugins/kit/node/readText';
import { checkChineseTypography } from './chineseTypography';
import { checkSpelling } from './checkSpelling';
import { findDiscouraged } from './discouragedWords';
import { checkGlossary, checkTableGlossary } from './glossary';
import type { Prose } from './prose';
import { readCode } from './readCode';
import { readDiscouraged, readGlossary } from './readData';
import { readLabels } from './readLabels';
import { readMarkdown } from './readMarkdown';
import { readTable } from './readTable';
import type { Check } from './runChecks';

const ENGLISH = ['docs/**/*.mdx', '*.md', 'contributing/**/*.md'];
const CODE = [
  '{plugins,scripts,src,tests}/**/*.{ts,tsx,mjs,cjs,js}',
  '*.{ts,mjs}',
  '!tests/fixtures/**',
  '!src/generated.d.ts',
];
const CHINESE = ['i18n/zh/**/*.mdx', 'i18n/zh/**/*.json', '!**/*.sections.json'];

async function readFile(read: ReadText, file: string): Promise<string> {
  const text = await read(file);
  if (text === undefined) {
    throw new Error('there is no such file.');
  }
  return text;
}

async function readProse(read: ReadText, file: string): Promise<Prose> {
  const text = await readFile(read, file);
  switch (path.extname(file)) {
    case '.json':
      return file.startsWith(`${TABLES}/`) ? readTable(file, text) : readLabels(file, text);
    case '.md':
    case '.mdx':
      return readMarkdown(file, text);
    default:
      return readCode(file, text);
  }
}

function glossaryCheck(read: ReadText, translation: Translation): Check {
  return {
    name: `Glossary of ${translation.file}`,
    run: async () => {
      const terms = await readGlossary(read);
      const sections = await readSections(read, translation);
      return checkGlossary(
        { prose: await readProse(read, translation.source), sections: sections.english },
        { prose: await readProse(read, translation.file), sections: sections.translated },
        terms,
      );
    },
  };
}

function tableGlossaryCheck(read: ReadText, file: string): Check {
  return {
    name: `Glossary of ${file}`,
    run: async () =>
      checkTableGlossary(
        await readTable(file, await readFile(read, file)),
        await readGlossary(read),
      ),
  };
}

/**
 * Returns the checks of all texts: spelling in all files, discouraged phrases in English pages
 * and in code (comments, titles of tests), and typography and glossary in Chinese texts.
 *
 * Throws when translations don't match the English pages.
 *
 * @param only the only files to check, as paths relative to the site's root; all by default
 */
export async function textChecks(siteDir: string, only: readonly string[] = []): Promise<Check[]> {
  const read = textsIn(siteDir);
  const isWanted = (file: string) => only.length === 0 || only.includes(file);
  const find = async (patterns: readonly string[]) =>
    (await Globby([...patterns], { cwd: siteDir })).filter(isWanted);
  const { translations } = await findTranslations(siteDir);
  return [
    { name: 'Spelling', run: () => checkSpelling(siteDir, only) },
    ...(await find([...ENGLISH, ...CODE])).map((file) => ({
      name: `Words of ${file}`,
      run: async () => findDiscouraged(await readProse(read, file), await readDiscouraged(read)),
    })),
    ...(await find(CHINESE)).map((file) => ({
      name: `Typography of ${file}`,
      run: async () => checkChineseTypography(await readProse(read, file)),
    })),
    ...translations
      .filter(({ locale, file }) => locale === 'zh' && isWanted(file))
      .map((translation) => glossaryCheck(read, translation)),
    ...(await find([`${TABLES}/*.json`])).map((file) => tableGlossaryCheck(read, file)),
  ];
}
