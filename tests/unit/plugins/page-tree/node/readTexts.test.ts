import '../../../../../content/navigation';
import path from 'node:path';
import { loadTrees } from '../../../../../plugins/page-tree/node/trees';
import {
  neededTitles,
  readPageTitles,
  readTexts,
} from '../../../../../plugins/page-tree/node/trees/readTexts';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

const root = path.join(__dirname, '../../../../..');
const chinese = { currentLocale: 'zh', defaultLocale: 'en' };

describe('the texts of the side navigation', () => {
  it('take the title of a translated page from its front matter', async () => {
    const { titleOf } = await readTexts(root, chinese);
    expect(titleOf({ pathname: '/material-ui/react-button/', title: 'Button' })).toBe(
      'Button 按钮',
    );
  });

  it('take the titles of groups from the file of the language', async () => {
    const { titleOf } = await readTexts(root, chinese);
    expect(titleOf({ pathname: '/material-ui/react-', children: [] })).toBe('组件');
    expect(titleOf({ pathname: '/material-ui/components/inputs', subheader: 'inputs' })).toBe(
      '输入',
    );
  });

  it('are English for a page in neither, and in the default language', async () => {
    const item = { pathname: '/material-ui/react-button', title: 'Button' };
    const { titleOf } = await readTexts(root, chinese);
    expect(titleOf({ pathname: '/material-ui/nowhere', title: 'Nowhere' })).toBe('Nowhere');
    const english = await readTexts(root, { currentLocale: 'en', defaultLocale: 'en' });
    expect(english.titleOf(item)).toBe('Button');
  });
});

describe('readPageTitles', () => {
  const folder = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current';

  it('prefers the sidebar label to the title, and leaves out partial files', async () => {
    const siteDir = await temporaryFolder({
      [`${folder}/a/a.mdx`]: '---\ntitle: 长标题\nsidebar_label: 短\n---\n',
      [`${folder}/b/b.mdx`]: '---\ntitle: 标题\n---\n',
      [`${folder}/b/_part.mdx`]: '---\ntitle: 部分\n---\n',
    });
    expect([...(await readPageTitles(siteDir, 'zh'))].sort()).toEqual([
      ['/material-ui/a', '短'],
      ['/material-ui/b', '标题'],
    ]);
  });

  it('names the file whose front matter is not valid', async () => {
    const siteDir = await temporaryFolder({ [`${folder}/a.mdx`]: '---\ntitle: "a\n---\n' });
    await expect(readPageTitles(siteDir, 'zh')).rejects.toThrow(`${folder}/a.mdx:1: the front`);
  });
});

test('neededTitles removes the titles of translated pages and of items that no tree has', () => {
  const items = [
    { pathname: '/group', children: [{ pathname: '/page' }] },
    { pathname: '/planned' },
  ];
  const trees = { ...loadTrees(), docs: items };
  const titles = { '/group': '组', '/page': '页', '/planned': '规划', '/removed': '已删除' };
  expect(neededTitles(titles, new Set(['/group', '/page']), trees)).toEqual({
    '/group': '组',
    '/planned': '规划',
  });
});
