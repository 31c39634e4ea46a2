import fs from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from '../../node/readDocument';

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
