import { withHistory } from '../../../../../plugins/api/history/withHistory';
import { releaseChanges } from '../../../../../plugins/api/history/historyOf';
import type { PackageModel } from '../../../../../plugins/api/history/model';
import { exampleApi } from '../../../src/reference/component-page/exampleApi';

function model(
  version: string,
  props: readonly string[],
  undocumented: string[] = [],
): PackageModel {
  return {
    package: '@mui/material',
    version,
    components: undocumented.includes('Chip')
      ? {}
      : {
          Chip: {
            props: Object.fromEntries(props.map((name) => [name, { type: 'string' }])),
            slots: [],
            classes: [],
          },
        },
    undocumented,
  };
}

const en = { language: 'en', allChanges: '/material-ui/api-changes' } as const;

const history = (...models: PackageModel[]) => ({ models, releases: releaseChanges(models) });

const api = {
  ...exampleApi,
  history: undefined,
  props: exampleApi.props.map(({ since: _, ...prop }) => prop),
};

test('dates newer props, and links each to the release that introduced it', () => {
  const models = history(model('5.0.0', ['label']), model('6.0.0', ['label', 'onDelete']));
  const { props, history: described } = withHistory(api, models, en);
  expect(props.map(({ name, since }) => [name, since])).toEqual([
    ['label', undefined],
    ['onDelete', { version: '6.0.0', href: '#changes-6.0.0' }],
  ]);
  expect(described).toEqual({
    compared: ['5.0.0', '6.0.0'],
    releases: [
      {
        version: '6.0.0',
        anchor: 'changes-6.0.0',
        changesHtml: '<ul>\n<li>Props added: <code>onDelete</code></li>\n</ul>',
      },
    ],
    allChanges: '/material-ui/api-changes',
  });
});

test('does not date props that were added with their component', () => {
  const before = { ...model('5.0.0', []), components: {} };
  const models = history(before, model('5.15.0', ['label']), model('6.0.0', ['label', 'onDelete']));
  const { props } = withHistory(api, models, en);
  expect(props.map(({ since }) => since?.version)).toEqual([undefined, '6.0.0']);
});

test('writes the changes in the language of the page', () => {
  const models = history(model('5.0.0', []), model('6.0.0', ['label']));
  expect(
    withHistory(api, models, { ...en, language: 'zh' }).history?.releases[0]?.changesHtml,
  ).toContain('新增属性：<code>label</code>');
});

test('names only releases since the component was last undocumented', () => {
  const models = history(
    model('5.0.0', [], ['Chip']),
    model('6.0.0', ['label']),
    model('6.1.3', ['label']),
  );
  expect(withHistory(api, models, en).history).toEqual({
    compared: ['6.0.0', '6.1.3'],
    releases: [],
    allChanges: '/material-ui/api-changes',
  });
});

test('adds nothing for a package without an earlier release', () => {
  expect(withHistory(api, history(model('6.1.3', ['label'])), en)).toEqual(api);
});
