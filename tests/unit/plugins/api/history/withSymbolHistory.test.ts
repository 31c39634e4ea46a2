import path from 'node:path';
import { packageHistory } from '../../../../../plugins/api/history';
import { withSymbolHistory } from '../../../../../plugins/api/history/withHistory';
import type { SymbolApi } from '../../../../../src/reference/symbol-page/types';

const siteDir = path.join(__dirname, '../../../../..');

// Reads the installed packages, unless they are cached.
jest.setTimeout(60_000);

const member = (name: string) => ({
  name,
  anchor: name,
  type: 'string',
  required: false,
  descriptionHtml: '',
  notes: [],
});

const useDialogs: SymbolApi = {
  kind: 'hook',
  name: 'useDialogs',
  packageName: '@toolpad/core',
  version: '0.8.1',
  slug: 'use-dialogs',
  demos: [],
  importSample: { code: '', html: '' },
  sections: [
    { id: 'parameters', members: [] },
    { id: 'return-value', members: ['alert', 'open'].map(member) },
  ],
  types: [],
  sourceUrl: '',
};

const place = { language: 'en', allChanges: '/toolpad/core/api-changes' } as const;

test.each(['useDialogs', 'useLocalStorageState', 'useNotifications', 'useSessionStorageState'])(
  'compares %s of Toolpad Core with every recorded release, and finds no changes',
  async (name) => {
    const history = await packageHistory(siteDir, '@toolpad/core');
    const api = { ...useDialogs, name };
    expect(withSymbolHistory(api, history, place)).toEqual({
      ...api,
      history: {
        compared: ['0.5.1', '0.6.0', '0.7.0', '0.8.1'],
        releases: [],
        allChanges: '/toolpad/core/api-changes',
      },
    });
  },
);

test('adds the saved releases’ changes to an interface of MUI X', async () => {
  const history = await packageHistory(siteDir, '@mui/x-data-grid');
  const column: SymbolApi = {
    ...useDialogs,
    kind: 'interface',
    name: 'GridColDef',
    packageName: '@mui/x-data-grid',
    sections: [{ id: 'properties', members: ['display', 'field'].map(member) }],
  };
  const { history: told, sections } = withSymbolHistory(column, history, place);
  expect(told?.compared).toEqual(['5.17.26', '6.0.0', '6.20.4', '7.0.0', '7.20.0']);
  expect(told?.releases.map(({ version }) => version)).toEqual([
    '7.20.0',
    '7.0.0',
    '6.20.4',
    '6.0.0',
  ]);
  expect(told?.releases[3]?.changesHtml).toContain(
    '<li>Properties removed: <code>hide</code>, <code>valueOptions</code></li>',
  );
  expect(sections[0]?.members.map(({ since }) => since)).toEqual([
    { version: '7.0.0', href: '#changes-7.0.0' },
    undefined,
  ]);
});

test('does not date properties that were added with their interface', async () => {
  const history = await packageHistory(siteDir, '@mui/x-data-grid');
  const column: SymbolApi = {
    ...useDialogs,
    kind: 'interface',
    name: 'GridSingleSelectColDef',
    sections: [{ id: 'properties', members: ['valueOptions', 'display'].map(member) }],
  };
  const { sections } = withSymbolHistory(column, history, place);
  expect(sections[0]?.members.map(({ since }) => since?.version)).toEqual([undefined, '7.0.0']);
});

test('dates a hook’s parameters and return values separately', () => {
  const members = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const model = (version: string, ...given: string[]) => ({
    ...{ package: '@toolpad/core', version, components: {}, undocumented: [] },
    hooks: { useDialogs: { parameters: members('open'), returnValue: members(...given) } },
  });
  const models = [model('1.0.0', 'alert'), model('2.0.0', 'alert', 'open')];
  const api: SymbolApi = {
    ...useDialogs,
    sections: useDialogs.sections.map((section) => ({
      ...section,
      members: ['alert', 'open'].map(member),
    })),
  };
  const { sections } = withSymbolHistory(api, { models, releases: [] }, place);
  const since = sections.map(({ id, members: rows }) => [id, ...rows.map((row) => row.since)]);
  expect(since).toEqual([
    ['parameters', undefined, undefined],
    ['return-value', undefined, { version: '2.0.0', href: '#changes-2.0.0' }],
  ]);
});

test('adds nothing without an earlier release', () => {
  const only = { package: '@toolpad/core', version: '1.0.0', components: {}, undocumented: [] };
  expect(withSymbolHistory(useDialogs, { models: [only], releases: [] }, place)).toBe(useDialogs);
});
