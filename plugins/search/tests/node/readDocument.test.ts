import fs from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';
import { createDocumentReader, parseDocument } from '../../node/readDocument';

const PAGE = `---
title: Chip
---

import Icon from './Icon';

# Chip 纸片

<p className="description">Chips are *small*.</p>

<Demo name="BasicChips" />

## Sizes {/* #chip-sizes */}

Set \`size\` to \`small\`.

\`\`\`tsx
const hidden = 'code';
\`\`\`

:::note[Mind the height]
It differs in tables.
:::

<Demo name="ChipSizes" />

### 颜色 {/* #color */}

- One
- Two

| A | B |
| - | - |
| c | d |

{1 + 1}
`;

test('returns lead, sections, and demos of a page, without code', async () => {
  expect(await parseDocument('docs/chip.mdx', PAGE)).toEqual({
    lead: 'Chips are small.',
    entries: [
      { kind: 'demo', name: 'Basic chips', anchor: 'BasicChips', text: '' },
      {
        kind: 'section',
        name: 'Sizes',
        anchor: 'chip-sizes',
        text: 'Set size to small. Mind the height It differs in tables.',
      },
      { kind: 'demo', name: 'Chip sizes', anchor: 'ChipSizes', text: 'Sizes' },
      { kind: 'section', name: '颜色', anchor: 'color', text: 'One Two A B c d' },
    ],
  });
});

test('a page without sections has a lead only', async () => {
  expect(await parseDocument('docs/a.mdx', '# A\n\nText.\n')).toEqual({
    lead: 'Text.',
    entries: [],
  });
  expect(await parseDocument('docs/a.mdx', '')).toEqual({ lead: '', entries: [] });
});

test('throws with file and line for a page that is not valid', async () => {
  await expect(parseDocument('docs/a.mdx', '# A\n\n<p>\n')).rejects.toThrow(/^docs\/a\.mdx.*3:1/);
});

test('reads a real page: no code, no markup', async () => {
  const file = 'docs/material-ui/react-button/react-button.mdx';
  const source = await fs.readFile(path.resolve(__dirname, '../../../..', file), 'utf8');
  const { lead, entries } = await parseDocument(file, source);
  const texts = [lead, ...entries.map(({ text }) => text)].join('\n');
  expect(texts).not.toMatch(/import |className=|<Demo|\{\/\*/);
  expect(entries.map(({ anchor }) => anchor)).toEqual(
    expect.arrayContaining(['basic-button', 'BasicButtons']),
  );
});

test('keeps what it has read until the document changes, in the next run, too', async () => {
  const siteDir = await temporaryFolder({ 'docs/a.mdx': '# A\n\nFirst.\n' });
  const leadNow = async () => (await createDocumentReader(siteDir)('docs/a.mdx')).lead;
  expect(await leadNow()).toBe('First.');
  const kept = path.join(siteDir, 'node_modules/.cache/search/docs/a.mdx.json');
  await fs.writeFile(kept, (await fs.readFile(kept, 'utf8')).replace('First.', 'Kept.'));
  expect(await leadNow()).toBe('Kept.');
  await fs.writeFile(path.join(siteDir, 'docs/a.mdx'), '# A\n\nSecond.\n');
  expect(await leadNow()).toBe('Second.');
});

test('shows no placeholders of what only a finished build knows', async () => {
  const siteDir = await temporaryFolder({ 'docs/a.mdx': '# A\n\nThe list has BYTES(llms.txt).\n' });
  const { lead } = await createDocumentReader(siteDir)('docs/a.mdx');
  expect(lead).toBe('The list has –.');
});
