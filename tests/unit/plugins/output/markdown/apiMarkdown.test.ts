import { readFileSync } from 'node:fs';
import { API_LABELS, apiMarkdown } from '../../../../../plugins/output/markdown/apiMarkdown';
import { exampleApi } from '../../../src/reference/component-page/exampleApi';

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
  expect(text).toContain('| `value*` |');
  expect(text).toContain('**Deprecated.** Use `items`.');
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
    'Demos that use it: [One](https://docs.example.org/material-ui/react-chip#One.tsx) (4, 9), [Two]',
  );
  expect(text).toContain('#Five.tsx');
  expect(text).not.toContain('#Six.tsx');
});

test('uses labels in the language of the site', () => {
  const text = apiMarkdown(exampleApi, { ...SITE, labels: { 'api.props.title': '属性' } });
  expect(text).toContain('\n## 属性\n');
});

test('has the same labels as the pages, in both languages', () => {
  const chinese = JSON.parse(readFileSync('i18n/zh/code.json', 'utf8')) as Record<string, unknown>;
  expect(Object.keys(API_LABELS).filter((id) => !(id in chinese))).toEqual([]);
  const source = [
    'reference/component-page/labels',
    'reference/component-page/changesLabels',
    'reference/component-page/usesLabels',
    'reference/symbol-page/labels',
    'reference/tabs/labels',
  ]
    .map((file) => readFileSync(`src/${file}.ts`, 'utf8'))
    .join('\n');
  Object.entries(API_LABELS).forEach(([id, message]) => {
    expect(source).toContain(`id: '${id}',\n      message: '${message}'`);
  });
});

test('includes the release that added a prop and the changes of each release', () => {
  const text = apiMarkdown(exampleApi, SITE);
  expect(text).toContain('_since 6.0.0_ |');
  expect(text).toMatch(/## Changes\n\n### 6\.0\.0\n\n\*\s+Props added: `onDelete`\n/);
  const history = {
    compared: ['5.0.0', '6.1.3'],
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
