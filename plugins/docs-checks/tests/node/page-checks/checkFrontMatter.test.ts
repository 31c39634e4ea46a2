import {
  checkFrontMatter,
  MAX_DESCRIPTION,
  MAX_TITLE,
} from '../../../node/page-checks/checkFrontMatter';

const FILE = 'docs/ui/page/page.mdx';

function check(frontMatter: Record<string, unknown>) {
  const rows = Object.entries(frontMatter).map(([key, value]) => `${key}: ${String(value)}`);
  return checkFrontMatter(FILE, ['---', ...rows, '---', '', '# Page', ''].join('\n'), frontMatter);
}

test('accepts a page with a title and a description', () => {
  expect(check({ title: 'Button', description: 'Buttons let people act.' })).toEqual([]);
});

test('reports both at the first line if both are missing', () => {
  expect(check({ sidebar_label: 'Button' })).toEqual([
    'docs/ui/page/page.mdx:1: the page has no title. Add "title: …" to its front matter.',
    'docs/ui/page/page.mdx:1: the page has no description. Add "description: …" to its front matter.',
  ]);
  expect(checkFrontMatter(FILE, '# Page\n', {})).toHaveLength(2);
});

test.each([
  ['an empty string', ''],
  ['whitespace', ' \t '],
  ['nothing', null],
  ['a list', ['Button']],
  ['a boolean', true],
])('does not accept %s as a title and reports its line', (_, title) => {
  expect(check({ sidebar_label: 'Button', title, description: 'Text.' })).toEqual([
    expect.stringMatching(
      /^docs\/ui\/page\/page\.mdx:3: (?:the page has no title\. Add|the title is not text\. Put it in quotes\.)/,
    ),
  ]);
});

test('suggests quotes for a title that YAML does not parse as text', () => {
  expect(check({ sidebar_label: 'Button', title: 2024, description: 'Text.' })).toEqual([
    'docs/ui/page/page.mdx:3: the title is not text. Put it in quotes.',
  ]);
});

test('accepts a title and a description of the maximum length, and nothing longer', () => {
  expect([MAX_TITLE, MAX_DESCRIPTION]).toEqual([70, 160]);
  expect(check({ title: 'a'.repeat(70), description: 'b'.repeat(160) })).toEqual([]);
  expect(check({ title: 'a'.repeat(71), description: 'b'.repeat(161) })).toEqual([
    'docs/ui/page/page.mdx:2: the title has 71 characters. Shorten it to 70 or fewer.',
    'docs/ui/page/page.mdx:3: the description has 161 characters. Shorten it to 160 or fewer.',
  ]);
});

test('counts characters, not code units', () => {
  expect(check({ title: '🙂'.repeat(70), description: '按'.repeat(160) })).toEqual([]);
  expect(check({ title: '🙂'.repeat(71), description: 'Text.' })).toHaveLength(1);
});

test('reports the line of the field itself, not of one that starts with the same name', () => {
  const content = '---\ntitle_short: a\ntitle: \ndescription: b\n---\n';
  expect(checkFrontMatter(FILE, content, { title: '', description: 'b' })).toEqual([
    'docs/ui/page/page.mdx:3: the page has no title. Add "title: …" to its front matter.',
  ]);
});

test('accepts only true and false for disableAd', () => {
  const texts = { title: 'Button', description: 'Text.' };
  expect(check({ ...texts, disableAd: true })).toEqual([]);
  expect(check({ ...texts, disableAd: 'yes' })).toEqual([
    expect.stringContaining('"disableAd" must be true or false. Write "disableAd: true".'),
  ]);
});

test.each([
  ['descripton', 'Did you mean "description"?'],
  ['Components', 'Did you mean "components"?'],
  ['githublabel', 'Did you mean "githubLabel"?'],
  ['slug', 'Remove it, or use one of: title, description, '],
])('reports the key %s, which has no effect', (key, fix) => {
  expect(check({ title: 'A', description: 'Text.', [key]: 'b' })).toEqual([
    expect.stringContaining(`${FILE}:4: front matter has no key "${key}". ${fix}`),
  ]);
});
