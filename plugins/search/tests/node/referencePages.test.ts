import { htmlToText } from '../../node/referencePages';
import { componentPage, hookPage, symbolPage } from '../../node/referencePages';
import { exampleApi } from '../../../api-reference/tests/browser/component-page/exampleApi';

const noNames = () => [];

test('a component has an entry for every prop, slot, and class', () => {
  const { props, slots, classes } = exampleApi;
  const { kind, title, path, entries } = componentPage(exampleApi, '/m/api/chip', noNames);
  expect({ kind, title, path }).toEqual({ kind: 'api', title: 'Chip API', path: '/m/api/chip' });
  expect(entries.map(({ kind: own, anchor }) => `${own} ${anchor}`)).toEqual([
    ...props.map(({ anchor }) => `prop ${anchor}`),
    ...slots.map(({ anchor }) => `slot ${anchor}`),
    ...classes.map(({ anchor }) => `class ${anchor}`),
  ]);
});

test('is also found by the names of the pages that document it', () => {
  const namesOf = (href: string) => (href === '/material-ui/react-chip' ? ['Chip', '纸片'] : []);
  expect(componentPage(exampleApi, '/m/api/chip', namesOf).aliases).toEqual(['Chip', '纸片']);
});

test('texts are the first sentences of descriptions, without markup', () => {
  const [prop] = exampleApi.props;
  expect(prop).toBeDefined();
  const descriptionHtml = 'If <code>true</code>, a &lt;b&gt; is used. <a href="/x">More</a>.';
  const api = { ...exampleApi, props: prop ? [{ ...prop, descriptionHtml }] : [] };
  const { text, entries } = componentPage(api, '/m/api/chip', noNames);
  expect(text).toBe('Chips are small.');
  expect(entries[0]).toMatchObject({ kind: 'prop', text: 'If true, a <b> is used.' });
});

test('interfaces and hooks have their members as props', () => {
  const member = {
    name: 'field',
    anchor: 'grid-col-def-prop-field',
    type: 'string',
    required: true,
    descriptionHtml: 'The key.',
    notes: [],
  };
  const expected = { kind: 'prop', name: 'field', anchor: member.anchor, text: 'The key.' };
  const symbol = symbolPage(
    {
      kind: 'interface',
      name: 'GridColDef',
      packageName: '@mui/x-data-grid',
      version: '7.20.0',
      slug: 'grid-col-def',
      demos: [],
      importSample: { code: '', html: '' },
      sections: [{ id: 'properties', members: [member] }],
      types: [],
      sourceUrl: '',
    },
    '/x/api/data-grid/grid-col-def',
    noNames,
  );
  expect(symbol).toMatchObject({ title: 'GridColDef API', entries: [expected] });
  const hook = hookPage(
    {
      name: 'useButton',
      product: 'base-ui',
      packageName: '@mui/base',
      slug: 'use-button',
      importSample: { code: '', html: '' },
      parameters: [member],
      returnValue: [{ ...member, name: 'active' }],
      types: [],
    },
    '/base-ui/react-button/hooks-api#use-button',
  );
  expect(hook.entries).toMatchObject([expected, { name: 'active' }]);
});

test('keeps paragraphs separate, and decodes entities once', () => {
  expect(htmlToText('<p>One &amp;lt; two</p>\n<p>Three</p>')).toBe('One &lt; two\n\n\nThree');
});
