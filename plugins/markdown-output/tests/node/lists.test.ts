import { pageTextsIn } from '@component-docs/labels/node/texts';
import { arrangePages } from '../../node/arrange';
import type { ListedPage } from '../../node/arrange';
import { createLinkTo } from '../../node/pageContext';
import {
  agentsText,
  fullText,
  indexText,
  MAX_INDEX_BYTES,
  MAX_ROOT_BYTES,
  missingText,
  rootText,
} from '../../node/lists';
import { sectionsOf, withHead } from '../../node/renderDoc';

const texts = pageTextsIn('en');

const page = (title: string, more: Partial<ListedPage> = {}): ListedPage => ({
  ...{ title, description: `All of ${title}.`, url: `/ui/${title}.md`, path: `/ui/${title}` },
  ...{ names: [], words: [], section: 'Guides' },
  ...more,
});

const product = (pages: ListedPage[]) => ({
  ...{ name: 'UI', version: '6.1.3', otherNames: ['Grid'], subject: 'Components.', pages },
  ...{ indexUrl: '/ui/llms.txt', fullUrl: '/ui/llms-full.txt' },
});

test('the first list names products, the pages of the first one that readers have words for, and other languages', () => {
  const site = { title: 'Docs', tagline: 'All of it' };
  const languages = [{ title: '中文', url: '/zh/llms.txt' }];
  const pages = [
    page('Button', { words: ['cta', 'submit', 'press'] }),
    page('Roadmap'),
    page('Chip', { words: ['tag'] }),
    page('Shop', { words: ['store'], path: '/ui/templates/shop/source' }),
  ];
  const text = rootText(site, [product(pages)], { texts, languages });
  expect(text).toMatch(/^# Docs\n\n> All of it\n/);
  expect(text).toContain('\n- [UI 6.1.3 Grid](/ui/llms.txt): Components.\n');
  expect(text).toContain(
    '\n## Pages of UI\n\n- [Button](/ui/Button.md): cta, submit\n- [Chip](/ui/Chip.md): tag\n\n## Optional\n',
  );
  expect(text).toMatch(/\n## Optional\n\n- \[中文\]\(\/zh\/llms\.txt\)\n$/);
});

test('an index has the subject of each page, what readers call it, and names that few pages have', () => {
  const pages = [
    page('Button', { names: ['Accessibility', 'Sizes'], words: ['press'] }),
    ...Array.from({ length: 13 }, (_, index) =>
      page(`Page ${index}`, { names: ['Accessibility'] }),
    ),
    page('Chip API', { description: '', names: ['size'], section: 'API' }),
  ];
  const text = indexText(product(pages), texts);
  expect(text).toContain('\n## Guides\n\n- [Button](/ui/Button.md): All of Button. press, Sizes\n');
  expect(text).toContain('\n## API\n\n- [Chip API](/ui/Chip API.md): size\n');
  expect(text).toMatch(/\n- \[UI, all pages in one file\]\(\/ui\/llms-full\.txt\)\n$/);
});

test('pages with the same title are told apart by their groups, in both lists', () => {
  const pages = [
    page('Typography', { url: '/a.md', section: 'Components', words: ['text'] }),
    page('Typography', { url: '/b.md', section: 'Theme', words: ['font'] }),
    page('Chip', { words: ['tag'] }),
  ];
  const site = { title: 'Docs', tagline: 'All of it' };
  for (const text of [
    indexText(product(pages), texts),
    rootText(site, [product(pages)], { texts, languages: [] }),
  ]) {
    expect(text).toContain('\n- [Typography (Components)](/a.md)');
    expect(text).toContain('\n- [Typography (Theme)](/b.md)');
    expect(text).toContain('\n- [Chip](/ui/Chip.md)');
  }
});

test('the first list stays small: it has the words of the first pages only, and not all pages', () => {
  const pages = Array.from({ length: 400 }, (_, index) =>
    page(`Page ${index}`, { words: [`word-${index}`] }),
  );
  const site = { title: 'Docs', tagline: 'All of it' };
  const text = rootText(site, [product(pages)], { texts, languages: [] });
  expect(Buffer.byteLength(text)).toBeLessThan(MAX_ROOT_BYTES);
  expect(text).toContain('/ui/Page 0.md');
  expect(text).not.toContain('/ui/Page 399.md');
});

test('an index has whole descriptions: their last words lead to a page, too', () => {
  const description = `All of Button, with ${'variants, '.repeat(12)}and routing.`;
  expect(indexText(product([page('Button', { description })]), texts)).toContain('and routing.');
});

test('an index stays small: it has fewer names of each page where there are many pages', () => {
  const names = (index: number) => Array.from({ length: 40 }, (_, each) => `name-${index}-${each}`);
  const pages = Array.from({ length: 300 }, (_, index) =>
    page(`P${index}`, { names: names(index) }),
  );
  const text = indexText(product(pages), texts);
  expect(Buffer.byteLength(text)).toBeLessThan(MAX_INDEX_BYTES);
  expect(text).toContain('name-0-0');
  expect(text).toContain('/ui/P299.md');
});

test('the full text includes the address of each page', () => {
  expect(fullText([{ url: '/a.md', markdown: '# A\n' }])).toBe('<!-- /a.md -->\n\n# A\n');
});

test('in place of a missing page, the nearest ones are named', () => {
  expect(missingText([page('Button')], '/ui/llms.txt', texts)).toContain(
    'the index has all pages: /ui/llms.txt\n\n- [Button](/ui/Button.md)\n',
  );
});

test('pages follow the page tree, and others come after it', () => {
  const tree = [
    {
      pathname: '/ui/guides',
      title: 'Guides',
      children: [{ pathname: '/ui/b' }, { pathname: '/ui/a' }],
    },
  ];
  const titleOf = ({ title }: { title?: string | false }) => title || null;
  const pages = ['/ui/api/x', '/ui/a', '/ui/b'].map((path) => ({ path }));
  expect(arrangePages(pages, tree, { titleOf, rest: 'API' })).toEqual([
    { path: '/ui/b', section: 'Guides' },
    { path: '/ui/a', section: 'Guides' },
    { path: '/ui/api/x', section: 'API' },
  ]);
});

test('a page says below its title what it is, and what is beside it', () => {
  const head = {
    ...{ product: 'UI 6.1.3', indexUrl: '/ui/llms.txt', previous: undefined },
    ...{
      next: { title: 'Chip', url: '/ui/chip.md' },
      related: [{ title: 'Button API', url: '/api.md' }],
    },
  };
  expect(withHead('# Button\n\nText.\n', head, texts)).toBe(
    '# Button\n\n> UI 6.1.3 · Index: /ui/llms.txt · Next: [Chip](/ui/chip.md)\n>\n> [Button API](/api.md)\n\nText.\n',
  );
  expect(sectionsOf('# A\n\n## `B`\n\n```md\n## C\n```\n\n### D\n')).toEqual(['B', 'D']);
});

test('links lead to Markdown where there is any, in the language of the page', () => {
  const permalinks = new Set(['/zh/ui/button']);
  const linkTo = createLinkTo({ siteUrl: 'https://d.test', baseUrl: '/zh/', permalinks });
  expect(
    [
      '/ui/button#sizes',
      '/zh/ui/button/',
      '/about',
      '/licenses.txt',
      '#here',
      'https://e.test/a',
    ].map(linkTo),
  ).toEqual([
    'https://d.test/zh/ui/button.md#sizes',
    'https://d.test/zh/ui/button.md',
    'https://d.test/zh/about',
    'https://d.test/licenses.txt',
    '#here',
    'https://e.test/a',
  ]);
});

test('lines for AGENTS.md name the pages of a product by folder', () => {
  const pages = ['button', 'chip', 'api/button'].map((title) => page(title));
  const text = agentsText(product(pages), { address: 'https://docs.test/ui', texts });
  expect(text).toMatch(/^## UI 6\.1\.3\n\nThe project uses UI 6\.1\.3;/);
  expect(text).toContain('`https://docs.test/ui/<page>.md`');
  expect(text).toContain('\n\n- {button,chip}\n- api/{button}\n');
});
