import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import encoding from '../../../node/encoding';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

const FIXTURE = path.resolve('tests/fixtures/site');

const check = (siteDir: string) => encoding({ siteDir } as LoadContext);

/** A copy of the sources of the small site, with some of its files in Latin-1. */
async function siteInLatin1(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await temporaryFolder({});
  await fs.cp(FIXTURE, root, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await fs.writeFile(path.join(root, name), text, 'latin1');
  }
  return root;
}

test('texts in UTF-8 pass, and files that are no text', async () => {
  await expect(check(FIXTURE)).resolves.toEqual({ name: 'encoding' });
  const root = await siteInLatin1({ 'static/img/logo.PNG': '\x89PNG\xFF', 'build/a.txt': 'Café' });
  await expect(check(root)).resolves.toEqual({ name: 'encoding' });
});

test('pages, demos, labels, trees, and lists of words in another encoding stop the build', async () => {
  const root = await siteInLatin1({
    'docs/ui/chip/chip.mdx': '# Chip\n\nCafé',
    'docs/ui/chip/demos/Chips.tsx': "const label = 'Café';",
    'i18n/zh/code.json': '{"a": "é"}',
    'content/navigation/ui.ts': '// é',
    'content/search/synonyms.json': '["é"]',
    'i18n/en/labels.json': '{"é": "a"}',
  });
  const error = await check(root).catch((reason: Error) => reason.message);
  expect(error).toBe(`Files have another encoding or other line ends:
${[
  'docs/ui/chip/chip.mdx:3: byte 11',
  'docs/ui/chip/demos/Chips.tsx:1: byte 18',
  'i18n/en/labels.json:1: byte 2',
  'i18n/zh/code.json:1: byte 7',
  'content/navigation/ui.ts:1: byte 3',
  'content/search/synonyms.json:1: byte 2',
]
  .map(
    (place) =>
      `  - ${place} of the file is not UTF-8. Save the file in the encoding UTF-8, and correct the character there.`,
  )
  .join('\n')}`);
});

test('line ends of Windows stop the build', async () => {
  const root = await siteInLatin1({ 'docs/ui/chip/chip.mdx': '# Chip\n\nText.\r\n' });
  await expect(check(root)).rejects.toThrow(
    'docs/ui/chip/chip.mdx:3: the line ends as on Windows (CRLF). Save the file with the line ends LF.',
  );
});
