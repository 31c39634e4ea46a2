import { htmlToText } from '../../../../../plugins/api/index-page/htmlToText';
import { searchEntries } from '../../../../../plugins/api/index-page/searchEntries';
import { exampleApi } from '../../../src/reference/component-page/exampleApi';

test('every prop, slot and class is an entry, and the component itself', () => {
  const { props, slots, classes } = exampleApi;
  const entries = searchEntries(exampleApi);
  expect(entries).toHaveLength(1 + props.length + slots.length + classes.length);
  expect(entries.map(({ path }) => path)).toEqual([
    'chip',
    ...[...props, ...slots, ...classes].map(({ anchor }) => `chip#${anchor}`),
  ]);
});

test('a component is found by the titles of its pages, which are not shown', () => {
  const [component] = searchEntries({
    ...exampleApi,
    demos: [{ label: '纸片', href: '/zh/material-ui/react-chip' }],
  });
  expect(component?.text).toBe('Chips are small.');
  expect(component?.description).toContain('纸片');
});

test('descriptions lose their markup, and show their first sentence', () => {
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

test('paragraphs and entities stay apart', () => {
  expect(htmlToText('<p>One &amp;lt; two</p>\n<p>Three</p>')).toBe('One &lt; two\n\n\nThree');
});
