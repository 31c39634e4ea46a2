import { renderToStaticMarkup } from 'react-dom/server';
import { SymbolDocument } from '../../browser/component-page/ApiDocument';
import type { SymbolApi } from '../../shared/pages';

// It needs the document that Docusaurus provides; browser tests operate it.
jest.mock('@component-docs/written-pages/browser/contents/PageContents', () => ({
  PageContents: () => null,
}));

const column: SymbolApi = {
  kind: 'interface',
  name: 'GridColDef',
  packageName: '@mui/x-data-grid',
  version: '7.20.0',
  slug: 'grid-col-def',
  descriptionHtml: '<p>Column Definition interface.</p>',
  demos: [{ label: 'Column definition', href: 'https://mui.com/x/a/' }],
  importSample: { code: '', html: '<pre>import</pre>' },
  sections: [
    {
      id: 'properties',
      members: [
        {
          name: 'field',
          anchor: 'grid-col-def-prop-field',
          type: 'string',
          required: true,
          descriptionHtml: 'The column identifier.',
          notes: [],
        },
        {
          name: 'groupable',
          anchor: 'grid-col-def-prop-groupable',
          type: 'boolean',
          required: false,
          default: 'true',
          descriptionHtml: 'The rows can be grouped.',
          plan: 'premium',
          notes: [],
        },
      ],
    },
  ],
  types: [],
  sourceUrl: 'https://github.com/mui/mui-x',
};

const renderSymbol = (api: SymbolApi) => renderToStaticMarkup(<SymbolDocument api={api} />);
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('an interface has a row for each property, with its anchor, type, default, and plan', () => {
  const html = renderSymbol(column);
  expect(words(html)).toContain('GridColDef API');
  expect(html).toContain('id="grid-col-def-prop-groupable"');
  const [, field = '', groupable = ''] = html.split('<tr id=');
  expect(words(field)).toMatch(/field.*\*.*required.*string/);
  expect(words(field)).not.toContain('plan');
  expect(words(groupable)).toMatch(/groupable.*Premium plan.*boolean.*true/);
  expect(groupable).toContain('https://mui.com/x/introduction/licensing/');
});

test('a named type links to its definition below the table, or to the page that describes it', () => {
  const [properties] = column.sections;
  const [field] = properties?.members ?? [];
  const html = renderSymbol({
    ...column,
    sections: [
      {
        id: 'properties',
        members: field ? [{ ...field, type: 'Getter | GridApi' }] : [],
      },
    ],
    types: [
      { name: 'Getter', href: '#type-Getter', definition: 'type Getter = () => GridApi;' },
      { name: 'GridApi', href: '/x/api/data-grid/grid-api' },
    ],
  });
  expect(html).toMatch(/<a [^>]*href="#type-Getter"[^>]*>Getter<\/a> \| <a [^>]*grid-api"/);
  expect(words(html)).toMatch(/Types.*Getter.*type Getter = \(\) =&gt; GridApi ?;.*Source code/);
  expect(html).toContain('id="type-Getter"');
  expect(words(renderSymbol(column))).not.toContain('Types');
});

test('the changes are between the types and the source, with a section for each release', () => {
  const history: SymbolApi['history'] = {
    from: '6.0.0',
    to: '7.20.0',
    releases: [
      {
        version: '7.0.0',
        anchor: 'changes-7.0.0',
        changesHtml: '<p>Properties added: display</p>',
      },
    ],
    allChanges: '/x/api-changes',
  };
  const html = renderSymbol({ ...column, history });
  expect(html).toMatch(/<h2 id="changes">.*<h3 id="changes-7.0.0">/);
  expect(html).toContain('href="/x/api-changes"');
  expect(words(html)).toMatch(
    /Changes Releases from 6.0.0 to 7.20.0 were compared\..*added: display.*Source code/,
  );
  expect(words(renderSymbol(column))).not.toContain('Changes');
  const same = { ...history, releases: [] };
  expect(words(renderSymbol({ ...column, history: same }))).toContain(
    'Properties are the same as in 6.0.0.',
  );
  expect(words(renderSymbol({ ...column, kind: 'hook', history: same }))).toContain(
    'Parameters and return value are the same as in 6.0.0.',
  );
});

test('a hook shows its parameters and return value, even if there are none or it is not an object', () => {
  const hook: SymbolApi = {
    ...column,
    kind: 'hook',
    name: 'useStored',
    demos: [],
    sections: [
      { id: 'parameters', members: [] },
      { id: 'return-value', members: [], type: '[T, Set<T>]' },
    ],
  };
  const page = words(renderSymbol(hook));
  const linked = renderSymbol({ ...hook, types: [{ name: 'Set', href: 'https://set.test/' }] });
  expect(linked).toMatch(
    /\[T, <a [^>]*href="https:\/\/set.test\/" target="_blank"[^>]*>Set<\/a>&lt;T&gt;\]/,
  );
  expect(page).toContain('Parameters This hook takes no parameters.');
  expect(page).toContain('Return value [T, Set&lt;T&gt;]');
  expect(page).not.toContain('Demos');
  const empty = { ...hook, sections: [{ id: 'return-value' as const, members: [] }] };
  expect(words(renderSymbol(empty))).toContain('This hook returns nothing.');
});
