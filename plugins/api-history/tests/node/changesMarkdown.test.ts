import { changesMarkdown, releasesMarkdown } from '../../node/changesMarkdown';
import type { ApiChange } from '../../node/types';
import { pageTextsIn } from '@component-docs/labels/node/texts';

const [en, zh] = [pageTextsIn('en'), pageTextsIn('zh')];

test('lists the names of one kind on one line, and compares types', () => {
  expect(
    changesMarkdown(
      [
        { subject: 'prop', kind: 'added', name: 'a' },
        { subject: 'prop', kind: 'removed', name: 'b' },
        { subject: 'prop', kind: 'added', name: 'c' },
        { subject: 'prop', kind: 'retyped', name: 'd', before: 'string', after: "'x' | 'y'" },
        { subject: 'prop', kind: 'default', name: 'd', after: "'x'" },
      ],
      en,
    ),
  ).toBe(
    [
      '- Props removed: `b`',
      "- `d` has another type: `'x' | 'y'`. It was `string`.",
      "- `d` has a default now: `'x'`.",
      '- Props added: `a`, `c`',
    ].join('\n'),
  );
});

test('writes changes in Chinese', () => {
  expect(changesMarkdown([{ subject: 'slot', kind: 'added', name: 'root' }], zh)).toBe(
    '- 新增插槽：`root`',
  );
  expect(changesMarkdown([{ subject: 'class', kind: 'added', name: 'root' }], zh)).toBe(
    '- 新增 CSS 类：`root`',
  );
  expect(changesMarkdown([{ subject: 'prop', kind: 'default', name: 'a', before: '1' }], zh)).toBe(
    '- `a` 不再有默认值，原为 `1`。',
  );
});

test('distinguishes a hook’s parameter from a return value of the same name', () => {
  const retyped = { kind: 'retyped', name: 'value', before: 'A', after: 'B' } as const;
  const changes = [
    { subject: 'parameter', kind: 'required', name: 'value' },
    { subject: 'parameter', ...retyped },
    { subject: 'value', ...retyped },
  ] as const;
  expect(changesMarkdown(changes, en).split('\n')).toEqual([
    '- Parameters that are required now: `value`',
    '- Parameter `value` has another type: `B`. It was `A`.',
    '- Return value `value` has another type: `B`. It was `A`.',
  ]);
  expect(changesMarkdown(changes, zh)).toContain('返回值 `value` 的类型变为 `B`，原为 `A`。');
});

test('describes a hook’s whole result without a name', () => {
  const change = { subject: 'result', kind: 'retyped', name: 'useStored' } as const;
  const changes = [{ ...change, before: '[T]', after: '[T, Set]' }];
  expect(changesMarkdown(changes, en)).toBe(
    '- The return value has another type: `[T, Set]`. It was `[T]`.',
  );
  expect(changesMarkdown(changes, zh)).toBe('- 返回值的类型变为 `[T, Set]`，原为 `[T]`。');
});

test('describes an interface and its properties', () => {
  const changes = [
    { subject: 'interface', kind: 'added', name: 'GridColDef' },
    { subject: 'property', kind: 'added', name: 'field' },
  ] as const;
  expect(changesMarkdown(changes, en)).toBe(
    '- Interface added: `GridColDef`\n- Properties added: `field`',
  );
  expect(changesMarkdown(changes, zh)).toBe('- 新增接口：`GridColDef`\n- 新增属性：`field`');
});

test('formats a type with backticks as code, and truncates a very long one between two members', () => {
  const long = Array.from({ length: 100 }, (_, index) => `'color${index}'`).join(' | ');
  const text = changesMarkdown(
    [{ subject: 'prop', kind: 'retyped', name: 'a', before: '`x`', after: long }],
    en,
  );
  expect(text).toContain('It was `` `x` ``.');
  expect(text).toMatch(/'color\d+' \| …`/);
  expect(text.length).toBeLessThan(400);
});

test.each([
  ["'x'", "'x' | 'y'", "`d` also accepts `'y'`.", "`d` 还接受 `'y'`。"],
  ["'x' | 'y'", "'x'", "`d` no longer accepts `'y'`.", "`d` 不再接受 `'y'`。"],
  ['A | B', 'A | C', '`d` accepts `C` instead of `B`.', '`d` 不再接受 `B`，改为接受 `C`。'],
])('shows what a union gained and lost from %s to %s', (before, after, english, chinese) => {
  const change = { subject: 'prop', kind: 'retyped', name: 'd', before, after } as const;
  expect(changesMarkdown([change], en)).toBe(`- ${english}`);
  expect(changesMarkdown([change], zh)).toBe(`- ${chinese}`);
});

test('does not say that a return value accepts something', () => {
  const change = { subject: 'value', kind: 'retyped', name: 'd', before: 'A', after: 'A | B' };
  expect(changesMarkdown([change as ApiChange], en)).toContain('has another type: `A | B`.');
});

test('writes a section for each release, with one for each component', () => {
  const release = {
    from: '6.0.0',
    to: '6.1.0',
    items: [{ name: 'Chip', changes: [{ subject: 'prop', kind: 'added', name: 'a' } as const] }],
  };
  expect(releasesMarkdown([release], en, 2)).toBe(
    '## 6.1.0\n\nCompared with 6.0.0:\n\n### Chip\n\n- Props added: `a`',
  );
});
