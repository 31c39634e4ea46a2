import {
  checkFrontMatter,
  MAX_DESCRIPTION,
  MAX_TITLE,
} from '../../../../../plugins/markdown/page-checks/checkFrontMatter';

const FILE = 'docs/ui/page/page.mdx';

function check(frontMatter: Record<string, unknown>) {
  const rows = Object.entries(frontMatter).map(([key, value]) => `${key}: ${String(value)}`);
  return checkFrontMatter(FILE, ['---', ...rows, '---', '', '# Page', ''].join('\n'), frontMatter);
}

test('accepts a page with title and description', () => {
  expect(check({ title: 'Button', description: 'Buttons let people act.' })).toEqual([]);
});

test('names both when both are missing, at the first line', () => {
  expect(check({ slug: 'button' })).toEqual([
    'docs/ui/page/page.mdx:1: the page has no title. Add "title: …" to its front matter.',
    'docs/ui/page/page.mdx:1: the page has no description. Add "description: …" to its front matter.',
  ]);
  expect(checkFrontMatter(FILE, '# Page\n', {})).toHaveLength(2);
});

test.each([
  ['an empty one', ''],
  ['white space', ' \t '],
  ['nothing', null],
  ['a list', ['Button']],
  ['a switch', true],
])('does not take %s for a title, and names its line', (_, title) => {
  expect(check({ slug: 'button', title, description: 'Text.' })).toEqual([
    expect.stringMatching(
      /^docs\/ui\/page\/page\.mdx:3: (?:the page has no title\. Add|the title is not text\. Put it in quotes\.)/,
    ),
  ]);
});

test('names text in quotes as the mend for a title that YAML reads as something else', () => {
  expect(check({ slug: 'button', title: 2024, description: 'Text.' })).toEqual([
    'docs/ui/page/page.mdx:3: the title is not text. Put it in quotes.',
  ]);
});

test('accepts the longest title and description, and nothing longer', () => {
  expect([MAX_TITLE, MAX_DESCRIPTION]).toEqual([70, 160]);
  expect(check({ title: 'a'.repeat(70), description: 'b'.repeat(160) })).toEqual([]);
  expect(check({ title: 'a'.repeat(71), description: 'b'.repeat(161) })).toEqual([
    'docs/ui/page/page.mdx:2: the title has 71 characters. Shorten it to 70 or fewer.',
    'docs/ui/page/page.mdx:3: the description has 161 characters. Shorten it to 160 or fewer.',
  ]);
});

test('counts characters as readers do, not as code units', () => {
  expect(check({ title: '🙂'.repeat(70), description: '按'.repeat(160) })).toEqual([]);
  expect(check({ title: '🙂'.repeat(71), description: 'Text.' })).toHaveLength(1);
});

test('finds the line of the field itself, not of one that begins like it', () => {
  const content = '---\ntitle_short: a\ntitle: \ndescription: b\n---\n';
  expect(checkFrontMatter(FILE, content, { title: '', description: 'b' })).toEqual([
    'docs/ui/page/page.mdx:3: the page has no title. Add "title: …" to its front matter.',
  ]);
});

test('takes nothing but true and false for disableAd', () => {
  const texts = { title: 'Button', description: 'Text.' };
  expect(check({ ...texts, disableAd: true })).toEqual([]);
  expect(check({ ...texts, disableAd: 'yes' })).toEqual([
    expect.stringContaining('"disableAd" is neither true nor false. Write "disableAd: true".'),
  ]);
});
