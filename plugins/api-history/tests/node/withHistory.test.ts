import { withHistory } from '../../node/withHistory';
import { exampleApi } from '@component-docs/api-reference/tests/browser/component-page/exampleApi';
import { recordOf } from './exampleRecord';

const en = { language: 'en', allChanges: '/material-ui/api-changes' } as const;

const api = {
  ...exampleApi,
  history: undefined,
  props: exampleApi.props.map(({ since: _, ...prop }) => prop),
};

const ADDED = { subject: 'prop', kind: 'added', name: 'onDelete' } as const;
const record = recordOf('Chip', {
  members: { prop: { onDelete: '5.1.0' } },
  changes: { '5.1.0': [ADDED] },
});

test('dates newer props, and links each to the release that introduced it', () => {
  const { props, history } = withHistory(api, record, en);
  expect(props.map(({ name, since }) => [name, since])).toEqual([
    ['label', undefined],
    ['onDelete', { version: '5.1.0', href: '#changes-5.1.0' }],
  ]);
  expect(history).toEqual({
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

test('does not date a prop whose release has no section to link to', () => {
  const { props } = withHistory(api, recordOf('Chip', { members: record.items.Chip?.members }), en);
  expect(props.map(({ since }) => since)).toEqual([undefined, undefined]);
});

test('lists the newest release first', () => {
  const changes = { '5.1.0': [ADDED], '6.0.0': [{ ...ADDED, kind: 'removed' as const }] };
  const { history } = withHistory(api, recordOf('Chip', { changes }), en);
  expect(history?.releases.map(({ version }) => version)).toEqual(['6.0.0', '5.1.0']);
});

test('writes the changes in the language of the page', () => {
  const { history } = withHistory(api, record, { ...en, language: 'zh' });
  expect(history?.releases[0]?.changesHtml).toContain('新增属性：<wbr><code>onDelete</code>');
});

test('begins with the release that introduced the component', () => {
  expect(withHistory(api, recordOf('Chip', { since: '5.1.0' }), en).history).toMatchObject({
    from: '5.1.0',
    to: '6.0.0',
  });
});

test.each([
  ['without a record', undefined],
  ['that its package’s record lacks', recordOf('Tab', {})],
  ['that came with the last release', recordOf('Chip', { since: '6.0.0' })],
  ['with a single compared release', { ...recordOf('Chip', {}), releases: ['6.0.0'] }],
])('adds nothing to a component %s', (_, only) => {
  expect(withHistory(api, only, en)).toEqual(api);
});
