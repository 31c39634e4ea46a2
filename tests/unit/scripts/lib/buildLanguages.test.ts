import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { buildLanguages } from '../../../../scripts/lib/buildLanguages';
import { temporaryFolder } from '../../../helpers/temporaryFolder';

/**
 * Does what `docusaurus build` does with files, and records the order: "en read" before the end of the
 * pages of English, and so on. A language in FAILING fails before or after it has read its pages.
 */
const FAKE = `
  import fs from 'node:fs';
  import path from 'node:path';
  const { values } = (await import('node:util')).parseArgs({
    options: { locale: { type: 'string' }, 'out-dir': { type: 'string' }, dev: { type: 'boolean' } },
    allowPositionals: true,
  });
  const { locale } = values;
  const log = (what) => fs.appendFileSync('log.txt', locale + ' ' + what + '\\n');
  const failing = JSON.parse(fs.readFileSync('failing.json', 'utf8'));
  log('starts' + (values.dev ? ' with --dev' : ''));
  if (failing[locale] === 'reading') process.exit(3);
  process.send?.('loaded');
  // English takes longer than any other language; on a machine that is busy, starting one takes seconds.
  const isLast = () => /^zh ends/m.test(fs.readFileSync('log.txt', 'utf8'));
  for (let tries = 0; locale === 'en' && !isLast() && tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (failing[locale] === 'bundling') process.exit(4);
  const folder = locale === 'en' ? values['out-dir'] : path.join(values['out-dir'], locale);
  if (locale === 'en') fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'index.html'), locale + ' ' + process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME);
  log('ends');
`;

/** Runs `buildLanguages` as scripts do, which Jest can't: it imports modules of Node. */
async function build(...args: Parameters<typeof buildLanguages>): Promise<number> {
  const module = path.resolve('scripts/lib/buildLanguages.ts');
  const code = `require(${JSON.stringify(module)}).buildLanguages(...${JSON.stringify(args)}).then((code) => console.log(code))`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--eval',
    code,
  ]);
  return Number(stdout);
}

async function site(failing: Partial<Record<'en' | 'zh', 'reading' | 'bundling'>> = {}) {
  const root = await temporaryFolder({
    'node_modules/@docusaurus/core/bin/docusaurus.mjs': FAKE,
    'failing.json': JSON.stringify(failing),
    'build/old.html': '',
    'build/zh/old.html': '',
  });
  const read = (file: string) => fs.readFile(path.join(root, file), 'utf8');
  return {
    target: { root, folder: path.join(root, 'build'), args: [] as string[] },
    read,
    list: async (folder: string) => (await fs.readdir(path.join(root, folder))).sort(),
    log: async () => (await read('log.txt')).trim().split('\n'),
  };
}

test('builds the second language beside the first, from where it has read its pages', async () => {
  const { target, log, read, list } = await site();
  expect(await build(target, ['en', 'zh'])).toBe(0);
  expect(await log()).toEqual(['en starts', 'zh starts', 'zh ends', 'en ends']);
  expect(await list('build')).toEqual(['index.html', 'zh']);
  expect(await list('build/zh')).toEqual(['index.html']);
  expect(await read('build/index.html')).toBe('en .docusaurus/languages/en');
  expect(await read('build/zh/index.html')).toBe('zh .docusaurus/languages/zh');
  expect(await list('.')).toEqual(['build', 'failing.json', 'log.txt', 'node_modules']);
});

test('builds one language alone, and leaves the others', async () => {
  const { target, log, list } = await site();
  expect(await build({ ...target, args: ['--dev'] }, ['zh'])).toBe(0);
  expect(await log()).toEqual(['zh starts with --dev', 'zh ends']);
  expect(await list('build')).toEqual(['old.html', 'zh']);
  expect(await list('build/zh')).toEqual(['index.html']);
});

test('does not start the second language when the first has a page that cannot be read', async () => {
  const { target, log } = await site({ en: 'reading' });
  expect(await build(target, ['en', 'zh'])).toBe(3);
  expect(await log()).toEqual(['en starts']);
});

test.each(['en', 'zh'] as const)(
  'fails when %s fails later, and leaves no folder',
  async (failing) => {
    const { target, list } = await site({ [failing]: 'bundling' });
    expect(await build(target, ['en', 'zh'])).toBe(4);
    expect(await list('.')).toEqual(['build', 'failing.json', 'log.txt', 'node_modules']);
  },
);
