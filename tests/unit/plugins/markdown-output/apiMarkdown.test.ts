import { readFileSync } from 'node:fs';
import { API_LABELS, apiMarkdown } from '../../../../plugins/markdown-output/apiMarkdown';
import { exampleApi } from '../../src/api-reference/exampleApi';

const SITE = { siteUrl: 'https://docs.example.org', labels: {} };

test('every prop, slot and class of the page is in it', () => {
  const text = apiMarkdown(exampleApi, SITE);
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  const { props, slots, classes } = exampleApi;
  expect(rows).toHaveLength(props.length + slots.length + classes.length);
  expect(text.startsWith(`# ${exampleApi.name} API\n`)).toBe(true);
});

test('required and deprecated props are marked', () => {
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

test('the first five demos that use a prop are linked', () => {
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

test('labels are in the language of the site', () => {
  const text = apiMarkdown(exampleApi, { ...SITE, labels: { 'api.props.title': '属性' } });
  expect(text).toContain('\n## 属性\n');
});

test('its labels are those of the pages, in both languages', () => {
  const chinese = JSON.parse(readFileSync('i18n/zh/code.json', 'utf8')) as Record<string, unknown>;
  expect(Object.keys(API_LABELS).filter((id) => !(id in chinese))).toEqual([]);
  const source = ['api-reference/labels.ts', 'api-reference/usesLabels.ts', 'api-tabs/labels.ts']
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');
  Object.entries(API_LABELS).forEach(([id, message]) => {
    expect(source).toContain(`id: '${id}',\n      message: '${message}'`);
  });
});
