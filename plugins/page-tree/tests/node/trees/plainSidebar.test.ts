import '../../../../../content/navigation';
import { plainSidebar } from '../../../node/trees/plainSidebar';
import { loadTrees } from '../../../node/trees/loadTrees';
import { ENGLISH_LABELS } from '../../../node/trees/sidebarLabels';
import { toPropSidebar } from '../../../node/trees/plainSidebar';
import { pageToTitle } from '../../../shared/pageTitle';
import { walkPages } from '../../../shared/walkPages';
import { dataGridTest } from '../../../../../tests/fixtures/page-tree/dataGridTest';
import { migrationTest } from '../../../../../tests/fixtures/page-tree/migrationTest';
import { pagesTest } from '../../../../../tests/fixtures/page-tree/pagesTest';

const texts = { isTranslated: false, labels: ENGLISH_LABELS, titleOf: pageToTitle };
const testTree = [pagesTest, dataGridTest, migrationTest];
/** All pages of the test tree but one exist. */
const written = new Set(
  walkPages(testTree)
    .map(({ item }) => item.pathname)
    .filter((pathname) => pathname !== '/experiments/docs/first-level-child-5'),
);
const input = { written, texts, baseUrl: '/zh/' };

describe('plainSidebar', () => {
  it('links to pages in the language of the build', () => {
    const [group] = plainSidebar([pagesTest], input);
    expect(group).toMatchObject({
      type: 'category',
      label: 'Test: pages.js',
      collapsible: true,
      collapsed: true,
    });
    expect(group).toHaveProperty('items.0', {
      type: 'link',
      label: 'First-level child 1',
      href: '/zh/experiments/docs/first-level-child-1',
      key: '/experiments/docs/first-level-child-1',
    });
  });

  it('shows all marks, and a page without a file as planned', () => {
    const text = JSON.stringify(plainSidebar(testTree, input));
    for (const mark of ['Pro plan', 'Premium plan', 'New', 'Preview', 'Beta', 'Legacy']) {
      expect(text).toContain(mark);
    }
    expect(text.match(/"planned":true/g)).toHaveLength(1);
  });

  it('makes a subheader with pages a group that stays open', () => {
    const [group] = plainSidebar([migrationTest], input);
    expect(group).toHaveProperty('items.0', expect.objectContaining({ collapsible: false }));
    expect(group).toHaveProperty('items.0.collapsed', false);
  });
});

describe('toPropSidebar', () => {
  it('throws for a document, which only a docs plugin knows', () => {
    expect(() => toPropSidebar([{ type: 'doc', id: 'a/b', label: 'A', key: '/a/b' }])).toThrow(
      'The page tree contains the document a/b',
    );
  });
});

describe('the tree of Toolpad Studio', () => {
  it('leads to its documentation elsewhere, except for its first page', () => {
    const tree = loadTrees()['toolpad-studio'];
    const page = '/toolpad/studio/getting-started';
    const text = JSON.stringify(plainSidebar(tree, { ...input, written: new Set([page]) }));
    expect(text).not.toContain('"planned":true');
    expect(text.match(/"href":"\/[^"]*"/g)).toEqual([`"href":"/zh${page}"`]);
    expect(text).toContain('"href":"https://mui.com/toolpad/studio/concepts/theming/"');
  });
});

describe('the general tree', () => {
  it('has its icons, and the attributes of the link to the store', () => {
    const [about, versions, store, blog] = plainSidebar(loadTrees().docs, {
      ...input,
      written: new Set(['/about']),
    });
    expect(about).toMatchObject({ type: 'link', href: '/zh/about' });
    expect(versions).toMatchObject({ label: 'Versions', href: 'https://mui.com/versions/' });
    expect(store).toMatchObject({
      href: 'https://mui.com/store/',
      customProps: {
        icon: 'ReaderIcon',
        linkProps: {
          'data-ga-event-category': 'store',
          'data-ga-event-action': 'click',
          'data-ga-event-label': 'sidenav',
        },
      },
    });
    expect(blog).toMatchObject({ customProps: { icon: 'BookIcon' } });
  });
});
