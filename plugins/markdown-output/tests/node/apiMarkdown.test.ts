import { readFileSync } from 'node:fs';
import { readShellLabels } from '@component-docs/labels/node/readShellLabels';
import { API_LABELS } from '../../node/apiLabels';
import { apiMarkdown } from '../../node/apiMarkdown';
import { exampleApi } from '@component-docs/api-reference/tests/browser/component-page/exampleApi';

const SITE = { siteUrl: 'https://docs.example.org', labels: {} };

test('includes every prop, slot, and class of the page', () => {
  const text = apiMarkdown(exampleApi, SITE);
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  const { props, slots, classes, inheritance } = exampleApi;
  const inherited = inheritance?.props ?? [];
  expect(rows).toHaveLength([...props, ...inherited, ...slots, ...classes].length);
  expect(text).toContain('| `centerRipple` | `boolean` | `false` | If `true`, the ripples');
  expect(text.startsWith(`# ${exampleApi.name} API\n`)).toBe(true);
});

test('marks required and deprecated props', () => {
  const [prop] = exampleApi.props;
  if (!prop) {
    throw new Error('The example has no props.');
  }
  const marked = {
    ...prop,
    name: 'value',
    required: true,
    deprecated: { html: 'Use <code>items</code>.' },
  };
  const text = apiMarkdown({ ...exampleApi, props: [marked] }, SITE);
  expect(text).toContain('| `value` _required_ |');
  expect(text).toContain('**Deprecated** Use `items`.');
});

test('links to the first five demos that use a prop', () => {
  const [prop] = exampleApi.props;
  if (!prop) {
    throw new Error('The example has no props.');
  }
  const uses = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => ({
    label: name,
    href: `/material-ui/react-chip#${name}.tsx`,
    lines: [4, 9],
  }));
  const text = apiMarkdown({ ...exampleApi, props: [{ ...prop, uses }] }, SITE);
  expect(text).toContain(
    'Demos that use it: 6 – [One](https://docs.example.org/material-ui/react-chip#One.tsx) (4, 9), [Two]',
  );
  expect(text).toContain('#Five.tsx');
  expect(text).not.toContain('#Six.tsx');
});

test('uses labels in the language of the site', () => {
  const text = apiMarkdown(exampleApi, { ...SITE, labels: { 'api.props.title': '属性' } });
  expect(text).toContain('\n## 属性\n');
});

test('has the same labels as the pages, in both languages', async () => {
  const chinese = JSON.parse(readFileSync('i18n/zh/code.json', 'utf8')) as Record<string, unknown>;
  expect(Object.keys(API_LABELS).filter((id) => !(id in chinese))).toEqual([]);
  const labels = await readShellLabels(process.cwd());
  const messages = Object.fromEntries(labels.map(({ id, message }) => [id, message]));
  expect(messages).toMatchObject(API_LABELS);
});

test('includes the release that added a prop and the changes of each release', () => {
  const text = apiMarkdown(exampleApi, SITE);
  expect(text).toContain('_since 6.0.0_ |');
  expect(text).toMatch(/## Changes\n\n### 6\.0\.0\n\n\*\s+Props added: `onDelete`\n/);
  const history = {
    from: '5.0.0',
    to: '6.1.3',
    releases: [],
    allChanges: '/material-ui/api-changes',
  };
  expect(apiMarkdown({ ...exampleApi, history }, SITE)).toContain(
    '## Changes\n\nProps, slots, and CSS classes are the same as in 5.0.0.\n',
  );
});

test('includes the definitions of the types that it mentions', () => {
  expect(apiMarkdown(exampleApi, SITE)).toContain(
    "## Types\n\n```ts\ntype ChipColor = 'red' | 'blue';\n```\n",
  );
  expect(apiMarkdown({ ...exampleApi, types: [] }, SITE)).not.toContain('## Types');
});

test('links the types that other pages of the site describe', () => {
  const paper = { name: 'PaperProps', href: '/material-ui/api/paper#props' };
  const item = '- [`PaperProps`](https://docs.example.org/material-ui/api/paper#props)\n';
  expect(apiMarkdown({ ...exampleApi, types: [...exampleApi.types, paper] }, SITE)).toContain(
    `'blue';\n\`\`\`\n\n${item}`,
  );
  expect(apiMarkdown({ ...exampleApi, types: [paper] }, SITE)).toContain(`## Types\n\n${item}`);
});

test('has what the page says below the props: ref, other props, and default props of a theme', () => {
  const own = { ...exampleApi };
  delete own.inheritance;
  const text = apiMarkdown(own, SITE);
  expect(text).toContain(
    'A ref on Chip refers to its root element, which is `<div>` by default.\n',
  );
  expect(text).toContain('\nChip passes all other props on to its root element.\n');
  expect(text).toContain(
    'Chip also takes all [system properties](https://docs.example.org/guides/system) as props.',
  );
  expect(text).toContain(
    '\n## Theme default props\n\nUse the key `MuiChip` to set ' +
      '[default props in the theme](https://docs.example.org/guides/theme) for every Chip.\n\n' +
      '```js\ntheme\n```\n',
  );
});

test('names the component that another is built on, which gets the other props', () => {
  const text = apiMarkdown(exampleApi, SITE);
  expect(text).toContain(
    'Chip also takes all props of [ButtonBase](https://docs.example.org/material-ui/api/button-base)',
  );
  expect(text).not.toContain('passes all other props');
});

test('leaves out what a component does not have', () => {
  const bare: typeof exampleApi = { ...exampleApi, props: [], classes: [], ref: { kind: 'none' } };
  delete bare.themeComponent;
  const text = apiMarkdown(bare, SITE);
  expect(text).not.toContain('Theme default props');
  expect(text).toContain('\n## Props\n\nChip has no props of its own.\n');
  expect(text).toContain('\nChip cannot hold a ref.\n');
});

test('says that texts are drafts of a translation', () => {
  const note = '_Some descriptions on this page are drafts of a translation._';
  expect(apiMarkdown({ ...exampleApi, hasDrafts: true }, SITE)).toContain(note);
  expect(apiMarkdown(exampleApi, SITE)).not.toContain(note);
});

test('marks deprecated classes, with their replacement', () => {
  const [first] = exampleApi.classes;
  if (!first) {
    throw new Error('The example has no classes.');
  }
  const classes = [{ ...first, deprecated: { html: 'Use <code>.Mui-x</code>.' } }];
  expect(apiMarkdown({ ...exampleApi, classes }, SITE)).toContain(
    '| When disabled.<br>**Deprecated** Use `.Mui-x`. |',
  );
});
