import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { Globby } from '@docusaurus/utils';
import { Joi } from '@docusaurus/utils-validation';
import { lintFor, loadConfig } from 'autocorrect-node';
import { textsIn } from '@component-docs/kit/node/readText';
import { readSections } from '@component-docs/translation-drift/node/readDrift';
import { translationOf } from '@component-docs/translation-drift/node/translations';
import { chineseBesideCode, discouragedPhrases, discouragedTranslations } from './phrases';
import type { DiscouragedPhrase, Term } from './phrases';

const CSPELL = path.resolve(__dirname, '../../../node_modules/cspell/bin.mjs');
const SPELLING =
  '--no-progress --no-summary --no-must-find-files --show-suggestions --cache --cache-location .cache/cspell';

/** AutoCorrect's rules that labels and the texts of packages break on purpose. */
const EXCEPT = { 'halfwidth-punctuation': 0, 'space-bracket': 0 };

const text = Joi.string().required();
const texts = Joi.array().items(Joi.string());
const PHRASES = Joi.array().items({ phrase: text, better: text, except: texts });
const TERMS = Joi.array().items({
  english: text,
  chinese: text,
  discouraged: texts,
  except: texts,
});

/** Returns cspell's lines about words that are in none of its dictionaries. */
async function misspelled(root: string, files: readonly string[]): Promise<string[]> {
  const args = [CSPELL, 'lint', ...SPELLING.split(' '), '--', ...files];
  const { stdout, stderr, code } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    maxBuffer: 2 ** 26,
  }).then(
    (output) => ({ ...output, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  if (code > 0 && stdout.trim() === '') {
    throw new Error(`cspell failed: ${stderr}`);
  }
  return stdout.split('\n').filter((line) => line.trim() !== '');
}

/**
 * Checks texts: spelling in the files that `cspell.config.json` lists, discouraged phrases in English
 * pages, typography in Chinese texts, and the glossary in Chinese pages.
 *
 * @param only the only files to check, as paths relative to the root; all by default
 * @returns a line for each problem, with file, line, and column
 */
export async function checkText(root: string, only: readonly string[] = []): Promise<string[]> {
  const readText = textsIn(root);
  const read = async (file: string) => (await readText(file)) ?? '';
  const find = async (pattern: string) =>
    (await Globby(pattern, { cwd: root })).filter(
      (file) => only.length === 0 || only.includes(file),
    );
  const readList = async (name: string, schema: Joi.Schema): Promise<unknown> =>
    Joi.attempt(JSON.parse(await read(`content/language/${name}`)), schema, `${name}:`);
  const phrases = (await readList('discouraged.json', PHRASES)) as DiscouragedPhrase[];
  const terms = (await readList('glossary.json', TERMS)) as Term[];
  loadConfig(JSON.stringify({ rules: EXCEPT }));

  const inEnglish = async (file: string) => discouragedPhrases(await read(file), phrases);
  const inChinese = async (file: string) =>
    lintFor(await read(file), file).lines.map(
      ({ l, c, old, new: better }) => `${l}:${c}  ${old} → ${better}`,
    );
  const inTranslation = async (file: string) => {
    const content = await read(file);
    const translation = translationOf(file);
    if (!translation) {
      return chineseBesideCode(content);
    }
    const { english, translated } = await readSections(readText, translation);
    const source = { content: await read(translation.source), sections: english };
    return [
      ...chineseBesideCode(content),
      ...discouragedTranslations(source, { content, sections: translated }, terms),
    ];
  };
  const check = async (pattern: string, problemsOf: (file: string) => Promise<string[]>) => {
    const files = await find(pattern);
    const found = files.map(async (file) =>
      (await problemsOf(file)).map((problem) => `${file}:${problem}`),
    );
    return (await Promise.all(found)).flat();
  };
  return [
    ...(await misspelled(root, only)),
    ...(await check('docs/**/*.mdx', inEnglish)),
    ...(await check('i18n/zh/**/!(*.sections).{mdx,json}', inChinese)),
    ...(await check('i18n/zh/**/*.mdx', inTranslation)),
  ];
}
