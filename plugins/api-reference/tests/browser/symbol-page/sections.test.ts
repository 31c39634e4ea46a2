import type { PropApi } from '../../../shared/component-page/types';
import { symbolAnchors, symbolToc } from '../../../browser/symbol-page/sections';
import type { SymbolLabels } from '../../../browser/symbol-page/sections';
import type { SymbolApi } from '../../../shared/symbol-page/types';

const LABELS: SymbolLabels = {
  demos: 'Demos',
  import: 'Import',
  properties: 'Properties',
  parameters: 'Parameters',
  'return-value': 'Return value',
  types: 'Types',
  changes: 'Changes',
  'source-code': 'Source code',
};

function member(name: string, anchor: string): PropApi {
  return { name, anchor, type: 'string', required: true, descriptionHtml: '', notes: [] };
}

const hook: SymbolApi = {
  kind: 'hook',
  name: 'useDialogs',
  packageName: '@toolpad/core',
  version: '0.8.1',
  slug: 'use-dialogs',
  demos: [],
  importSample: { code: '', html: '' },
  sections: [
    { id: 'parameters', members: [] },
    { id: 'return-value', members: [member('alert', 'use-dialogs-return-value-alert')] },
  ],
  types: [
    { name: 'Close', href: '#type-Close', definition: 'type Close = () => void;' },
    { name: 'React.ReactNode', href: 'https://react.dev/' },
  ],
  sourceUrl: '',
};

test('the table of contents lists the sections with their members, and definitions and demos if there are any', () => {
  expect(symbolToc(hook, LABELS).map(({ id, level }) => `${level} ${id}`)).toEqual([
    '2 import',
    '2 parameters',
    '2 return-value',
    '3 use-dialogs-return-value-alert',
    '2 types',
    '3 type-Close',
    '2 source-code',
  ]);
  const shown = symbolToc({ ...hook, demos: [{ label: 'Dialogs', href: '/a' }] }, LABELS);
  expect(shown[0]).toEqual({ value: 'Demos', id: 'demos', level: 2 });
  const undefinedTypes = symbolToc({ ...hook, types: hook.types.slice(1) }, LABELS);
  expect(undefinedTypes.map(({ id }) => id)).not.toContain('types');
});

test('the table of contents lists the changes before the source, with an entry for each release', () => {
  const history = { from: '0.5.1', to: '0.8.1', releases: [], allChanges: '' };
  const last = (api: SymbolApi) => symbolToc(api, LABELS).slice(-3);
  expect(last({ ...hook, history }).map(({ id }) => id)).toEqual([
    'type-Close',
    'changes',
    'source-code',
  ]);
  const releases = [{ version: '0.6.0', anchor: 'changes-0.6.0', changesHtml: '' }];
  expect(last({ ...hook, history: { ...history, releases } })).toEqual([
    { value: 'Changes', id: 'changes', level: 2 },
    { value: '0.6.0', id: 'changes-0.6.0', level: 3 },
    { value: 'Source code', id: 'source-code', level: 2 },
  ]);
});

test('rows have anchors', () => {
  expect(symbolAnchors(hook)).toEqual(['use-dialogs-return-value-alert']);
});
