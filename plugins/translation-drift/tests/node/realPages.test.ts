import fs from 'node:fs/promises';
import path from 'node:path';
import { compareSections } from '../../node/readDrift';
import { findTranslations, readSections } from '../../node/readDrift';
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

describe('the Button page', () => {
  it('distinguishes two sections with the same heading', async () => {
    const edit = (text: string) => text.replace(/(### Sizes\n)/, '$1\nMore.\n');
    expect(await driftAfter(edit)).toEqual({ 'sizes-1': 'behind' });
  });

  it('is behind only in the section whose code changed', async () => {
    const edit = (text: string) => text.replace("cursor: 'not-allowed'", "cursor: 'wait'");
    const drift = await driftAfter(edit);
    expect(Object.values(drift)).toEqual(['behind']);
  });

  it('is not behind after a change of whitespace', async () => {
    expect(await driftAfter((text) => text.replace(/\n\n## /g, '  \n\n\n## '))).toEqual({});
  });

  it('is not behind when sections are reordered', async () => {
    const edit = (text: string) =>
      text.replace(/(## File upload\n[^]*?)(## Customization\n[^]*?)(?=## Complex button)/, '$2$1');
    expect(await driftAfter(edit)).toEqual({});
  });

  it('has an orphaned section when a section is removed from the English page', async () => {
    const edit = (text: string) => text.replace(/## Complex button\n[^]*?(?=\n## )/, '');
    expect(await driftAfter(edit)).toEqual({ 'complex-button': 'orphaned' });
  });
});
