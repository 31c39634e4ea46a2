import {
  ACCEPTS_MARKDOWN,
  linkRules,
  missingMarkdown,
  netlifyFunction,
  pageLinks,
} from '../../node/markdownPages';
import { headersFile } from '../../node/headerRules';

test.each([
  ['text/markdown', true],
  ['text/html, text/markdown;q=0.5, */*', true],
  ['Text/Markdown', true],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/markdown;q=0, text/html', false],
  ['application/text/markdown', false],
])('%s is the header of a program that reads Markdown: %s', (accept, expected) => {
  expect(new RegExp(ACCEPTS_MARKDOWN, 'i').test(accept)).toBe(expected);
});

test('the nearest pages of a path are those of its folder, then of those around it', () => {
  expect(missingMarkdown('/zh/ui/api/buton')).toEqual([
    'zh/ui/api/404.md',
    'zh/ui/404.md',
    'zh/404.md',
    '404.md',
  ]);
  expect(pageLinks('/ui/button', undefined)).toBe(
    '</ui/button.md>; rel="alternate"; type="text/markdown"',
  );
});

test('rules with placeholders link pages to their Markdown and style sheet, and nothing else', () => {
  const files = [
    ...['index.html', 'about.html', '404.md', 'llms.txt', 'ui/404.md', 'ui/llms.txt'],
    ...['ui/button.html', 'ui/button.md', 'ui/api/chip.html', 'ui/api/chip.md', 'ui/tool.html'],
    ...['assets/css/styles-code.1f.css', 'assets/css/styles.2f.css'],
    ...['zh/ui/button.html', 'zh/ui/button.md', 'zh/other/index.html'],
  ];
  expect(
    headersFile(linkRules(files, ['/zh']))
      .split('\n')
      .filter(Boolean),
  ).toEqual([
    '/ui/*',
    '  Link: </ui/:splat.md>; rel="alternate"; type="text/markdown", </assets/css/styles.2f.css>; rel="preload"; as="style"',
    '/zh/ui/*',
    '  ! Link',
    '  Link: </zh/ui/:splat.md>; rel="alternate"; type="text/markdown", </zh/assets/css/styles.2f.css>; rel="preload"; as="style"',
    '/*.md',
    '  ! Link',
    '/*.txt',
    '  ! Link',
    '/ui/tool',
    '  ! Link',
  ]);
});

describe('the function of Netlify', () => {
  const files = new Map([
    ['/ui/button.md', '# Button'],
    ['/ui/button', '<p>'],
    ['/about', '<p>'],
    ['/ui/404.md', '# Missing'],
  ]);
  const site = (url: URL) =>
    Promise.resolve(
      files.has(url.pathname)
        ? new Response(files.get(url.pathname), { headers: { 'content-type': 'text/markdown' } })
        : new Response('', { status: 404 }),
    );

  async function ask(path: string, accept: string): Promise<string> {
    const source = netlifyFunction()
      .replace('export default', 'return')
      .replace(/export const config.*/, '');
    // The function is the build's own text.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    const load = new Function('fetch', source) as (
      fetch: typeof site,
    ) => (request: Request) => Promise<Response | undefined>;
    // Code after the statement that returns it is what it reads.
    const answer = await load(site)(
      new Request(`https://docs.test${path}`, { headers: { accept } }),
    );
    return answer ? `${answer.status} ${await answer.text()}` : 'the file';
  }

  test.each([
    ['/ui/button', 'text/markdown', '200 # Button'],
    ['/ui/button', 'text/html', 'the file'],
    ['/about', 'text/markdown', 'the file'],
    ['/ui/api/buton', 'text/markdown', '404 # Missing'],
    ['/nothing', 'text/markdown', 'the file'],
  ])('%s for %s: %s', async (path, accept, expected) => {
    expect(await ask(path, accept)).toBe(expected);
  });
});
