import { withMarks } from '../../node/pageNames';
import { buildIndex } from '../../shared/index/buildIndex';
import { openIndex } from '../../browser/index/openIndex';
import type { SearchPage } from '../../shared/types';
import { FLAG_LABELS, marksOf, PLAN_TITLES } from '@component-docs/page-tree/shared/chips';
import { FLAGS, TREE_IDS } from '@component-docs/page-tree/shared/types';
import type { PageTreeItem, PageTrees } from '@component-docs/page-tree/shared/types';

const labels = { flags: FLAG_LABELS, plans: PLAN_TITLES };
const page: SearchPage = {
  kind: 'page',
  title: 'Table',
  path: '/material-ui/react-table',
  aliases: [],
  text: '',
  entries: [{ kind: 'section', name: 'Sorting', anchor: 'sorting', text: '' }],
};

function treesWith(item: PageTreeItem): PageTrees {
  const group = { pathname: '/material-ui/react-table', children: [item], deprecated: true };
  const trees = TREE_IDS.map((id) => [id, id === 'material-ui' ? [group] : []] as const);
  return Object.fromEntries(trees) as unknown as PageTrees;
}

test.each([...FLAGS.map((flag) => ({ [flag]: true })), { plan: 'pro' }, { plan: 'premium' }])(
  'a found page is marked with %j, what is on it isn’t',
  (mark) => {
    const item = { pathname: '/material-ui/react-table/', ...mark } as PageTreeItem;
    const pages = withMarks([page], treesWith(item), labels);
    const { index } = buildIndex(pages, () => 'texts.json');
    const [found, section] = openIndex(index).entries;
    expect(found?.marks).toEqual(marksOf(item, labels));
    expect(found?.marks).toHaveLength(1);
    expect(section?.marks).toBeUndefined();
  },
);

test('pages without marks stay as they are', () => {
  const trees = treesWith({ pathname: page.path });
  expect(withMarks([page], trees, labels)).toEqual([page]);
  expect(withMarks([{ ...page, path: '/x/other' }], trees, labels)).toEqual([
    { ...page, path: '/x/other' },
  ]);
});
