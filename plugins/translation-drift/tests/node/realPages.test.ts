import fs from 'node:fs/promises';
import path from 'node:path';
import { compareSections, findTranslations, readSections } from '../../node/readDrift';
import { splitSections } from '../../node/splitSections';
import { textsIn } from '@component-docs/kit/node/readText';

const root = path.resolve(__dirname, '../../../..');
const BUTTON = '/material-ui/react-button';

/** Returns the state of the Button page's outdated sections after an edit of the English page. */
async function driftAfter(edit: (english: string) => string): Promise<Record<string, string>> {
  const { translations } = await findTranslations(root);
  const translation = translations.find(({ page }) => page === BUTTON);
  if (!translation) {
    throw new Error(`${BUTTON} is not translated.`);
  }
  const { translated, english, record } = await readSections(textsIn(root), translation);
  const before = await fs.readFile(path.join(root, translation.source), 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  const edited = await splitSections(translation.source, after);
  // Treats the page as up to date before the edit, whatever its state in the repository.
  const current = { ...record, ...Object.fromEntries(english.map(({ id, hash }) => [id, hash])) };
  return Object.fromEntries(
    compareSections(edited, translated, current).flatMap(({ id, state }) =>
      state === 'current' ? [] : [[id, state]],
    ),
  );
}

test.each([
  [
    'distinguishes two sections with the same heading',
    (text: string) => text.replace(/(### Sizes\n)/, '$1\nMore.\n'),
    { 'sizes-1': 'behind' },
  ],
  [
    'is not behind after a change of whitespace',
    (text: string) => text.replace(/\n\n## /g, '  \n\n\n## '),
    {},
  ],
  [
    'has an orphaned section when it is removed from the English page',
    (text: string) => text.replace(/## Complex button\n[^]*?(?=\n## )/, ''),
    { 'complex-button': 'orphaned' },
  ],
])('the Button page %s', async (_, edit, drift) => {
  expect(await driftAfter(edit)).toEqual(drift);
});
