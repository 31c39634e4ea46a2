import path from 'node:path';
import { readJson } from '../../../plugins/labels/node/tables';
import { readShellLabels } from '../../../plugins/labels/node/readShellLabels';
import { shellLabelProblems, shellTable } from '@component-docs/labels';
import LABELS from '../../helpers/labelTables';
import { labelAt } from '../../../plugins/labels/shared/translate';
import type { TranslationTable } from '@component-docs/labels/shared/types';

const ROOT = path.join(__dirname, '../../..');

test('all labels of the shell are translated in the Chinese table, and the table has no others', async () => {
  expect(await shellLabelProblems(ROOT, ['zh'])).toEqual([]);
});

test('the Chinese table says of each label where readers see it, which the sources leave out', async () => {
  const table = (await readJson(ROOT, shellTable('zh'))) as Record<
    string,
    { description?: string }
  >;
  expect(Object.keys(table).filter((id) => !table[id]?.description)).toEqual([]);
});

/** The labels that MUI's own site has, by family. */
const FAMILIES = {
  search: { 'search.button': 'Search…' },
  settings: { 'settings.title': 'Settings' },
  feedback: {
    'feedback.question': 'Was this page helpful?',
    'feedback.yes': 'Yes',
    'feedback.no': 'No',
    'feedback.submit': 'Submit',
    'feedback.cancel': 'Cancel',
  },
  demos: {
    'demo.code.show': 'Show code',
    'demo.code.hide': 'Hide code',
    'demo.code.expand': 'Expand code',
    'demo.code.collapse': 'Collapse code',
    'demo.copy': 'Copy the source',
    'demo.reset': 'Reset demo',
  },
  templates: {
    'templates.checkout': 'Checkout',
    'templates.signIn': 'Sign-in',
    'templates.signInSide': 'Sign-in side',
    'templates.signUp': 'Sign-up',
    'templates.pricing': 'Pricing',
    'templates.blog': 'Blog',
    'templates.dashboard': 'Dashboard',
    'templates.marketingPage': 'Marketing page',
    'templates.stickyFooter': 'Sticky footer',
  },
};

/** Every label of a language: those that pages load on demand, and those of the shell. */
async function tables(): Promise<Readonly<Record<'en' | 'zh', TranslationTable>>> {
  const labels = await readShellLabels(ROOT);
  const chinese = (await readJson(ROOT, shellTable('zh'))) as Record<string, { message: string }>;
  const shell = {
    en: Object.fromEntries(labels.map(({ id, message }) => [id, message])),
    zh: Object.fromEntries(Object.entries(chinese).map(([id, { message }]) => [id, message])),
  };
  return {
    en: { ...LABELS.en, ...shell.en },
    zh: { ...LABELS.zh, ...shell.zh },
  };
}

test('both languages have the labels of search, settings, feedback, demos, and templates', async () => {
  const { en, zh } = await tables();
  const expected = Object.assign({}, ...Object.values(FAMILIES)) as Record<string, string>;
  const keys = Object.keys(expected);
  expect(Object.fromEntries(keys.map((key) => [key, labelAt(en, key)]))).toEqual(expected);
  expect(keys.filter((key) => !/\p{Script=Han}/u.test(labelAt(zh, key) ?? ''))).toEqual([]);
});
