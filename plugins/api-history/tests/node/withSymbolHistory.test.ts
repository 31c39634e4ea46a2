import { withSymbolHistory } from '../../node/withHistory';
import type { SymbolApi } from '@component-docs/api-reference/shared/symbols';
import { recordOf } from './exampleRecord';

const member = (name: string) => ({
  name,
  anchor: name,
  type: 'string',
  required: false,
  descriptionHtml: '',
  notes: [],
});

const column: SymbolApi = {
  kind: 'interface',
  name: 'GridColDef',
  packageName: '@mui/x-data-grid',
  version: '6.0.0',
  slug: 'grid-col-def',
  demos: [],
  importSample: { code: '', html: '' },
  sections: [{ id: 'properties', members: ['display', 'field'].map(member) }],
  types: [],
  sourceUrl: '',
};

const place = { language: 'en', allChanges: '/x/api-changes' } as const;

test('dates the properties of an interface', () => {
  const record = recordOf('GridColDef', {
    kind: 'interface',
    members: { property: { display: '6.0.0' } },
    changes: { '6.0.0': [{ subject: 'property', kind: 'added', name: 'display' }] },
  });
  const { sections, history } = withSymbolHistory(column, record, place);
  expect(sections[0]?.members.map(({ since }) => since)).toEqual([
    { version: '6.0.0', href: '#changes-6.0.0' },
    undefined,
  ]);
  expect(history?.releases[0]?.changesHtml).toContain('Properties added: <code>display</code>');
});

test('dates a hook’s parameters and return values separately', () => {
  const hook: SymbolApi = {
    ...column,
    kind: 'hook',
    name: 'useDialogs',
    sections: [
      { id: 'parameters', members: ['open'].map(member) },
      { id: 'return-value', members: ['open'].map(member) },
    ],
  };
  const record = recordOf('useDialogs', {
    kind: 'hook',
    members: { value: { open: '5.1.0' } },
    changes: { '5.1.0': [{ subject: 'value', kind: 'added', name: 'open' }] },
  });
  const { sections } = withSymbolHistory(hook, record, place);
  expect(sections.map(({ members }) => members[0]?.since?.version)).toEqual([undefined, '5.1.0']);
});

test('adds nothing without an earlier release', () => {
  expect(withSymbolHistory(column, undefined, place)).toBe(column);
});
