import { readFileSync } from 'node:fs';
import { readShellLabels } from '../../../labels/node/readShellLabels';
import { exampleApi } from '../../../api-reference/tests/browser/component-page/exampleApi';
import { API_LABELS } from '../../node/pageContext';
import { apiMarkdown } from '../../node/apiMarkdown';
import { context } from './context';

const [prop] = exampleApi.props;
const [rule] = exampleApi.classes;
if (!prop || !rule) {
  throw new Error('The example has no props or no classes.');
}

const textOf = (changes: Partial<typeof exampleApi>) =>
  apiMarkdown({ ...exampleApi, ...changes }, context);

test('has a line for every prop, inherited prop, and slot, and names every class', () => {
  const text = textOf({});
  const { props, slots, classes, inheritance } = exampleApi;
  for (const { name } of [...props, ...(inheritance?.props ?? []), ...slots]) {
    expect(text).toContain(`\n- \`${name}\``);
  }
  classes.forEach(({ className }) => expect(text).toContain(`\`.${className}\``));
  expect(text).toContain('- `centerRipple`: `boolean` = `false` – If `true`, the ripples');
  expect(text).toMatch(/^# Chip API\n/);
});

test('marks required, new, and deprecated props', () => {
  const marked = {
    ...prop,
    name: 'value',
    required: true,
    since: { version: '6.0.0', href: '#' },
    deprecated: { html: 'Use <code>items</code>.' },
  };
  const text = textOf({ props: [marked] });
  expect(text).toContain('- `value` (required, since 6.0.0): ');
  expect(text).toContain(' – **Deprecated** Use `items`.');
});

test('describes a parameter once: callbacks repeat it', () => {
  const signature = {
    parameters: [{ name: 'event', type: 'Event', descriptionHtml: 'The event.' }],
  };
  const props = ['onOpen', 'onClose'].map((name) => ({ ...prop, name, signature }));
  expect(textOf({ props }).match(/`event`: The event\./g)).toHaveLength(1);
});

test('joins classes whose descriptions differ in their code only, and lists replacements of others', () => {
  const classes = [
    { ...rule, className: 'A-a', descriptionHtml: 'If <code>a</code>.' },
    { ...rule, className: 'A-b', descriptionHtml: 'If <code>b</code>.' },
    { ...rule, className: 'A-c', descriptionHtml: 'The root element.' },
    {
      ...rule,
      className: 'A-old',
      deprecated: { html: 'Combine <a href="#a">.A-a</a> and <a href="#b">.A-b</a>.' },
    },
    { ...rule, className: 'A-gone', deprecated: { html: 'Use <code>sx</code>.' } },
  ];
  expect(textOf({ classes })).toContain(
    [
      '- `.A-a` (`a`), `.A-b` (`b`): If ….',
      '- `.A-c`',
      '',
      'Deprecated:',
      '',
      '```text',
      '.A-old → .A-a.A-b',
      '.A-gone → Use `sx`.',
      '```',
    ].join('\n'),
  );
});

test('has the same labels as the pages, in both languages', async () => {
  const chinese = JSON.parse(readFileSync('i18n/zh/code.json', 'utf8')) as Record<string, unknown>;
  expect(Object.keys(API_LABELS).filter((id) => !(id in chinese))).toEqual([]);
  const labels = await readShellLabels(process.cwd());
  const messages = Object.fromEntries(labels.map(({ id, message }) => [id, message]));
  expect(messages).toMatchObject(API_LABELS);
  const text = apiMarkdown(exampleApi, { ...context, labels: { 'api.props.title': '属性' } });
  expect(text).toContain('\n## 属性\n');
});

test('defines the types that it mentions, and links those that other pages describe', () => {
  const types = [
    ...exampleApi.types,
    { name: 'SxProps', href: '#type-SxProps', definition: 'type SxProps = object;' },
    { name: 'PaperProps', href: '/material-ui/api/button-base#props' },
  ];
  expect(textOf({ types })).toContain(
    "## Types\n\n[`PaperProps`](https://docs.test/material-ui/api/button-base.md#props)\n\n```ts\ntype ChipColor = 'red' | 'blue';\n```\n",
  );
  expect(textOf({ types: [] })).not.toContain('## Types');
});

test('says what a ref refers to, and where other props go', () => {
  expect(textOf({})).toContain(
    'Chip also takes all props of [ButtonBase](https://docs.test/material-ui/api/button-base.md)',
  );
  const own = { ...exampleApi };
  delete own.inheritance;
  const text = apiMarkdown(own, context);
  expect(text).toContain(
    'A ref on Chip refers to its root element, which is `<div>` by default.\n',
  );
  expect(text).toContain('\nChip passes all other props on to its root element.\n');
  expect(text).toContain(
    'Use the key `MuiChip` to set [default props in the theme](https://docs.test/guides/theme.md)',
  );
});

test('leaves out what a component does not have, and says that texts are drafts', () => {
  const text = textOf({ props: [], ref: { kind: 'none' }, hasDrafts: true });
  expect(text).toContain('\n## Props\n\nChip has no props of its own.\n\n');
  expect(text).toContain('\nChip cannot hold a ref.\n');
  expect(text).toContain('_Some descriptions on this page are drafts of a translation._');
  expect(textOf({})).not.toContain('drafts');
});
