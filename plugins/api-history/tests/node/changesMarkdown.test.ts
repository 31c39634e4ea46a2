import {
  changesMarkdown,
  releasesMarkdown,
  shorten,
  shortenBoth,
} from '../../node/changesMarkdown';
import { releaseChanges } from '../../node/remarkApiChanges';
import { readRecord, recordText } from '../../node/readRecord';
import type { ApiChange } from '../../node/readRecord';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import { recordOf } from './exampleRecord';

const [en, zh] = [pageTextsIn('en'), pageTextsIn('zh')];
const retyped = (subject: ApiChange['subject'], name: string, before: string, after: string) =>
  ({ subject, kind: 'retyped', name, before, after }) satisfies ApiChange;
const added = (subject: ApiChange['subject'], name: string) =>
  ({ subject, kind: 'added', name }) satisfies ApiChange;

test.each<[string, ApiChange[], string[], string[]]>([
  [
    'names of one kind on one line, and types and defaults',
    [
      added('prop', 'a'),
      { subject: 'prop', kind: 'removed', name: 'b' },
      added('prop', 'c'),
      retyped('prop', 'd', 'string', "'x' | 'y'"),
      { subject: 'prop', kind: 'default', name: 'd', after: "'x'" },
    ],
    [
      'Props removed: `b`',
      "`d` has another type: `'x' | 'y'`. It was `string`.",
      "`d` has a default now: `'x'`.",
      'Props added: `a`, `c`',
    ],
    [],
  ],
  ['slots', [added('slot', 'root')], [], ['新增插槽：`root`']],
  ['classes', [added('class', 'root')], [], ['新增 CSS 类：`root`']],
  [
    'a lost default',
    [{ subject: 'prop', kind: 'default', name: 'a', before: '1' }],
    [],
    ['`a` 不再有默认值，原为 `1`。'],
  ],
  [
    'a parameter apart from a return value of the same name',
    [
      { subject: 'parameter', kind: 'required', name: 'value' },
      retyped('parameter', 'value', 'A', 'B'),
      retyped('value', 'value', 'A', 'B'),
    ],
    [
      'Parameters that are required now: `value`',
      'Parameter `value` has another type: `B`. It was `A`.',
      'Return value `value` has another type: `B`. It was `A`.',
    ],
    [],
  ],
  [
    'a hook’s whole result without a name',
    [retyped('result', 'useStored', '[T]', '[T, Set]')],
    ['The return value has another type: `[T, Set]`. It was `[T]`.'],
    ['返回值的类型变为 `[T, Set]`，原为 `[T]`。'],
  ],
  [
    'an interface and its properties',
    [added('interface', 'GridColDef'), added('property', 'field')],
    ['Interface added: `GridColDef`', 'Properties added: `field`'],
    ['新增接口：`GridColDef`', '新增属性：`field`'],
  ],
  [
    'what a union gained',
    [retyped('prop', 'd', "'x'", "'x' | 'y'")],
    ["`d` also accepts `'y'`."],
    ["`d` 还接受 `'y'`。"],
  ],
  [
    'what a union lost',
    [retyped('prop', 'd', "'x' | 'y'", "'x'")],
    ["`d` no longer accepts `'y'`."],
    ["`d` 不再接受 `'y'`。"],
  ],
  [
    'what a union has instead',
    [retyped('prop', 'd', 'A | B', 'A | C')],
    ['`d` accepts `C` instead of `B`.'],
    ['`d` 不再接受 `B`，改为接受 `C`。'],
  ],
  // It doesn't accept anything.
  [
    'a return value',
    [retyped('value', 'd', 'A', 'A | B')],
    ['Return value `d` has another type: `A | B`. It was `A`.'],
    [],
  ],
  [
    'a type with backticks as code',
    [retyped('prop', 'a', '`x`', 'A')],
    ['`a` has another type: `A`. It was `` `x` ``.'],
    [],
  ],
])('lists %s', (_, changes, english, chinese) => {
  const written = [
    { texts: en, lines: english },
    { texts: zh, lines: chinese },
  ].filter(({ lines }) => lines.length > 0);
  for (const { texts, lines } of written) {
    expect(changesMarkdown(changes, texts)).toBe(lines.map((line) => `- ${line}`).join('\n'));
  }
});

test('writes a section for each release, with one for each component', () => {
  const items = [{ name: 'Chip', changes: [added('prop', 'a')] }];
  expect(releasesMarkdown([{ from: '6.0.0', to: '6.1.0', items }], en, 2)).toBe(
    '## 6.1.0\n\nCompared with 6.0.0:\n\n### Chip\n\n- Props added: `a`',
  );
});

describe('a type', () => {
  const members = (count: number) =>
    Array.from({ length: count }, (_, index) => `slot${index}?: React.ElementType;`).join('\n  ');

  test.each([
    ['{\n  root?: A;\n  input?: B;\n}', /^\{ root\?: A; input\?: B; \}$/],
    [`{\n  ${members(20)}\n}`, /slot\d\?: React\.ElementType; …$/],
    [Array.from({ length: 60 }, (_, index) => `'${index}'`).join(' | '), /'\d+' \| …$/],
    ['x'.repeat(300), /^x{240} …$/],
  ])('is on one line, and ends after a member if it is long: %s', (type, expected) => {
    expect(shorten(type)).toMatch(expected);
  });

  test('leaves out its first members where two long ones only differ after them', () => {
    const type = (last: string) => `{\n  ${members(12)}\n  input?: ${last};\n}`;
    expect(shortenBoth(type('A'), type('B'))).toEqual(['… input?: A; }', '… input?: B; }']);
    expect(shortenBoth('A', type('B'))).toEqual(['A', shorten(type('B'))]);
  });
});

describe('a record', () => {
  const change = added('prop', 'b');

  test('has one line for each item and for each of its releases, and reads as the same', async () => {
    const record = recordOf('Chip', {
      members: { prop: { b: '5.1.0' } },
      changes: { '5.1.0': [change], '6.0.0': [{ ...change, kind: 'removed' }] },
    });
    const text = recordText(record);
    expect(JSON.parse(text)).toEqual(record);
    expect(text.split('\n').filter((line) => line.includes('"subject"'))).toHaveLength(2);
    expect(await readRecord(process.cwd(), '@mui/icons-material')).toBeUndefined();
  });

  test('lists releases with changes, newest first, each with the release before it', () => {
    const record = recordOf('Chip', { changes: { '6.0.0': [change], '5.1.0': [change] } });
    expect(releaseChanges(record).map(({ from, to }) => [from, to])).toEqual([
      ['5.1.0', '6.0.0'],
      ['5.0.0', '5.1.0'],
    ]);
  });

  test('lists components before hooks, and hooks before interfaces; none that no release documents', () => {
    const changes = { '5.1.0': [change] };
    const items = {
      ...recordOf('GridApi', { kind: 'interface', changes }).items,
      ...recordOf('useTab', { kind: 'hook', changes }).items,
      ...recordOf('Tab', { changes }).items,
      ...recordOf('Chip', { changes }).items,
      Hidden: { kind: 'component' as const, members: {}, changes },
    };
    const [release] = releaseChanges({ ...recordOf('Chip', {}), items });
    expect(release?.items.map(({ name }) => name)).toEqual(['Chip', 'Tab', 'useTab', 'GridApi']);
  });
});
