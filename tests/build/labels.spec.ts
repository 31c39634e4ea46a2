import { expectFailure } from './expectFailure';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

/** Returns the line, from 1, of the first occurrence of a text. */
const lineOf = (text: string, part: string) =>
  text.split('\n').findIndex((line) => line.includes(part)) + 1;

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});

afterEach(() => site.remove());

describe('a build fails, with file, key, and fix, on', () => {
  it('a label that is missing in one language', async () => {
    const file = 'src/reader/language/translations/translations-zh.json';
    await site.edit(file, (content) => content.replace(/^.*"hue".*\n/m, ''));
    const english = 'src/reader/language/translations/translations.json';
    const line = lineOf(await site.read(english), '"hue"');
    await expectFailure(
      site,
      `${file}: the label "colors.hue" is missing. Translate it from ${english}:${line}.`,
    );
  });

  it('labels of the shell that are missing, in English, or not used', async () => {
    const file = 'i18n/zh/code.json';
    await site.edit(file, (content) => {
      const labels = JSON.parse(content) as Record<string, unknown>;
      labels['contents.head'] = labels['contents.heading'];
      delete labels['contents.heading'];
      labels['versions.title'] = { message: 'Versions' };
      return JSON.stringify(labels, null, 2);
    });
    const source = 'src/document/contents/Contents.tsx';
    const sourceLine = lineOf(await site.read(source), 'contents.heading');
    const table = await site.read(file);
    await expectFailure(
      site,
      `${file}: the label "contents.heading" of ${source}:${sourceLine} is missing. Translate "Contents".`,
      `${file}:${lineOf(table, '"contents.head"')}: no source file has the label "contents.head". Remove it, or correct its key.`,
      `${file}:${lineOf(table, '"versions.title"')}: "versions.title" has the English text. Translate it.`,
    );
  });
});
