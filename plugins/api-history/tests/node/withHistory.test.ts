import { withHistory, withHookHistory, withSymbolHistory } from '../../node/withHistory';
import type { MemberSubject } from '@component-docs/react-api-model/facts/model';
import type { ApiChange } from '../../node/readRecord';
import type { SymbolApi, HookApi } from '@component-docs/api-reference/shared/pages';
import { exampleApi } from '../../../api-reference/tests/browser/component-page/exampleApi';
import { recordOf } from './exampleRecord';

const place = { language: 'en', allChanges: '/material-ui/api-changes' } as const;

const change = (subject: MemberSubject, name: string): ApiChange => ({
  subject,
  kind: 'added',
  name,
});

/** Returns the record of an item to which release 5.1.0 added a member. */
const added = (item: string, subject: MemberSubject, name: string) =>
  recordOf(item, {
    members: { [subject]: { [name]: '5.1.0' } },
    changes: { '5.1.0': [change(subject, name)] },
  });

describe('a component', () => {
  const props = exampleApi.props.map(({ since: _, ...prop }) => prop);
  const api = { ...exampleApi, history: undefined, props };
  const record = added('Chip', 'prop', 'onDelete');

  test('has its changes, and the releases that introduced newer props, with links', () => {
    const found = withHistory(api, record, place);
    expect(found.props.map(({ name, since }) => [name, since])).toEqual([
      ['label', undefined],
      ['onDelete', { version: '5.1.0', href: '#changes-5.1.0' }],
    ]);
    expect(found.history).toEqual({
      from: '5.0.0',
      to: '6.0.0',
      releases: [
        {
          version: '5.1.0',
          anchor: 'changes-5.1.0',
          changesHtml: '<ul>\n<li>Props added: <code>onDelete</code></li>\n</ul>',
        },
      ],
      allChanges: '/material-ui/api-changes',
    });
  });

  test('has no release at a prop whose release has no section to link to', () => {
    const { members } = record.items.Chip ?? {};
    const found = withHistory(api, recordOf('Chip', { members }), place);
    expect(found.props.map(({ since }) => since)).toEqual([undefined, undefined]);
  });

  test('has the newest release first, from the one that introduced it, in the page’s language', () => {
    const list = [change('prop', 'onDelete')];
    const changed = recordOf('Chip', {
      since: '5.1.0',
      changes: { '5.1.0': list, '6.0.0': list },
    });
    const { history } = withHistory(api, changed, { ...place, language: 'zh' });
    expect(history).toMatchObject({ from: '5.1.0', to: '6.0.0' });
    expect(history?.releases.map(({ version }) => version)).toEqual(['6.0.0', '5.1.0']);
    expect(history?.releases[0]?.changesHtml).toContain('新增属性：<wbr><code>onDelete</code>');
  });

  test.each([
    ['without a record', undefined],
    ['that its package’s record lacks', recordOf('Tab', {})],
    ['that came with the last release', recordOf('Chip', { since: '6.0.0' })],
    ['with a single compared release', { ...recordOf('Chip', {}), releases: ['6.0.0'] }],
  ])('%s has no history', (_, only) => {
    expect(withHistory(api, only, place)).toEqual(api);
  });
});

const member = (name: string) => ({
  name,
  anchor: name,
  type: 'string',
  required: false,
  descriptionHtml: '',
  notes: [],
});

test('a hook in a tab has its own anchors, and dates of parameters apart from return values', () => {
  const hook = {
    name: 'useSelect',
    slug: 'use-select',
    parameters: ['disabled', 'name'].map(member),
    returnValue: ['name'].map(member),
  } as unknown as HookApi;
  const found = withHookHistory(hook, added('useSelect', 'parameter', 'name'), place);
  expect([...found.parameters, ...found.returnValue].map(({ since }) => since)).toEqual([
    undefined,
    { version: '5.1.0', href: '#use-select-changes-5.1.0' },
    undefined,
  ]);
  expect(found.history?.releases.map(({ anchor }) => anchor)).toEqual(['use-select-changes-5.1.0']);
});

test.each<[SymbolApi['kind'], MemberSubject, SymbolApi['sections'][number]['id'][], string[]]>([
  ['interface', 'property', ['properties'], ['5.1.0']],
  ['hook', 'value', ['parameters', 'return-value'], ['', '5.1.0']],
])('the page of an %s dates each %s', (kind, subject, ids, versions) => {
  const sections = ids.map((id) => ({ id, members: [member('open')] }));
  const symbol = { kind, name: 'Item', sections } as unknown as SymbolApi;
  const found = withSymbolHistory(symbol, added('Item', subject, 'open'), place);
  expect(found.sections.map(({ members }) => members[0]?.since?.version ?? '')).toEqual(versions);
  expect(found.history?.releases[0]?.changesHtml).toContain('added: <code>open</code>');
  expect(withSymbolHistory(symbol, undefined, place)).toBe(symbol);
});
