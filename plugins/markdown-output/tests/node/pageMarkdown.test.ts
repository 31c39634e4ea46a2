import type { PageParts } from '../../node/pageMarkdown';
import { pageMarkdown } from '../../node/pageMarkdown';
import { parsePage } from '@component-docs/translation-drift/node/splitSections';

const PARTS: PageParts = {
  linkTo: (href) => (href.startsWith('/') ? `https://docs.example.org${href}` : href),
  demoNodes: (name) =>
    name === 'Basic' ? [{ type: 'code', lang: 'tsx', value: 'export default () => null;' }] : [],
  elements: { Swatch: () => [{ type: 'text', value: 'red' }] },
  overview: [
    {
      id: 'inputs',
      title: 'Inputs',
      cards: [
        { title: 'Button', href: '/material-ui/react-button', marks: [] },
        { title: 'Charts', href: 'https://example.org/', marks: [] },
      ],
    },
  ],
};

async function convert(source: string): Promise<string> {
  return pageMarkdown(await parsePage('page.mdx', source), PARTS);
}

test('converts a demo to its code', async () => {
  expect(await convert('<Demo name="Basic" />')).toBe('```tsx\nexport default () => null;\n```\n');
});

test('leaves out sections that have nothing to read, such as a playground', async () => {
  const page =
    '# Tabs\n\n## Playground\n\n<Playground component="Tabs" />\n\n## Sizes\n\nText.\n\n## End\n';
  expect(await convert(page)).toBe('# Tabs\n\n## Sizes\n\nText.\n');
});

test('does not pad tables', async () => {
  expect(await convert('| a    | b |\n| :--- | - |\n| long | c |')).toBe(
    '| a | b |\n| :- | - |\n| long | c |\n',
  );
});

test("converts an element of the site's own as the site says", async () => {
  expect(await convert('A <Swatch /> one.')).toBe('A red one.\n');
});

test('removes imports, expressions, and comments, and keeps the content of elements', async () => {
  const page = [
    "import A from 'a';",
    '',
    '<p className="description">',
    '  Read **this**.',
    '</p>',
    '',
    '{/* not for readers */}',
    '',
    '<div><a href="/x">there</a></div>',
  ].join('\n');
  expect(await convert(page)).toBe('Read **this**.\n\n[there](https://docs.example.org/x)\n');
});

test('makes links within the site absolute and does not change others', async () => {
  expect(await convert('[a](/b#c), [d](#e), [f](https://g.example)')).toBe(
    '[a](https://docs.example.org/b#c), [d](#e), [f](https://g.example)\n',
  );
});

test('converts a callout to a block quote with its title or kind', async () => {
  expect(await convert(':::warning\n\nHot.\n\n:::')).toBe('> **warning**\n>\n> Hot.\n');
  expect(await convert(':::info[A title]\n\nText.\n\n:::')).toBe('> **A title**\n>\n> Text.\n');
});

test('keeps a colon in text', async () => {
  expect(await convert('At 10:30 or so')).toBe('At 10:30 or so\n');
});

test('converts code tabs to consecutive code blocks', async () => {
  const page =
    '<codeblock storageKey="pm">\n\n```bash npm\nnpm i\n```\n\n```bash yarn\nyarn\n```\n\n</codeblock>';
  expect(await convert(page)).toBe('```bash npm\nnpm i\n```\n\n```bash yarn\nyarn\n```\n');
});

test('converts an overview to a list of links', async () => {
  expect(await convert('<ComponentOverview />')).toBe(
    '## Inputs\n\n- [Button](https://docs.example.org/material-ui/react-button)\n- [Charts](https://example.org/)\n',
  );
});
