import { htmlToText } from '../../../../../plugins/api/index-page/htmlToText';
import { searchEntries } from '../../../../../plugins/api/index-page/searchEntries';
import { exampleApi } from '../../../src/reference/component-page/exampleApi';

test('returns an entry for the component itself and for every prop, slot, and class', () => {
  const { props, slots, classes } = exampleApi;
  const entries = searchEntries(exampleApi);
  expect(entries).toHaveLength(1 + props.length + slots.length + classes.length);
  expect(entries.map(({ path }) => path)).toEqual([
    'chip',
    ...[...props, ...slots, ...classes].map(({ anchor }) => `chip#${anchor}`),
  ]);
});

test('adds the titles of a component’s pages to its description, but not to its text', () => {
  const [component] = searchEntries({
    ...exampleApi,
    demos: [{ label: '纸片', href: '/zh/material-ui/react-chip' }],
  });
  expect(component?.text).toBe('Chips are small.');
  expect(component?.description).toContain('纸片');
});

test('removes markup from descriptions, and shows their first sentence', () => {
  const [prop] = exampleApi.props;
  expect(prop).toBeDefined();
  const descriptionHtml = 'If <code>true</code>, a &lt;b&gt; is used. <a href="/x">More</a>.';
  const entries = searchEntries({
    ...exampleApi,
    props: prop ? [{ ...prop, descriptionHtml }] : [],
  });
  expect(entries[1]).toMatchObject({
    kind: 'prop',
    component: 'Chip',
    name: 'label',
    text: 'If true, a <b> is used.',
    description: 'If true, a <b> is used. More.',
  });
});

test('keeps paragraphs separate, and decodes entities once', () => {
  expect(htmlToText('<p>One &amp;lt; two</p>\n<p>Three</p>')).toBe('One &lt; two\n\n\nThree');
});
