import { checkVersions, keptReleases } from '../../../node/page-checks/checkPages';

const FILE = 'docs/ui/start/start.mdx';
const versions = new Map([['2.1.0', ['@acme/ui', '@acme/icons']]]);

const page = (line: string, frontMatter = '') =>
  `---\ntitle: Start\n${frontMatter}---\n\n${line}\n`;

test.each([
  ['npm install @acme/ui@2.1.0'],
  ['{ "@acme/ui": "^2.1.0" }'],
  ['These pages describe 2.1.0.'],
  ['[The source](https://example.com/v2.1.0/src)'],
])('names the line with the number of an installed release: %s', (line) => {
  expect(checkVersions(FILE, page(line), versions)).toEqual([
    `${FILE}:5: the version 2.1.0 ages. Write VERSION(@acme/ui), or add "releases: [2.1.0]" to the front matter if the page says what was true of this release.`,
  ]);
});

test.each([
  ['npm install @acme/ui@VERSION(@acme/ui)'],
  ['other releases: 12.1.0, 2.1.01, 2.1.0-beta.1, 2.1.0.1, 2.0.0'],
])('accepts %s', (line) => {
  expect(checkVersions(FILE, page(line), versions)).toEqual([]);
});

test('accepts the releases that a page lists, and only them', () => {
  const listed = page('In 2.1.0, it failed.', 'releases: [1.9.0, 2.1.0]\n');
  expect(keptReleases(listed)).toEqual(['1.9.0', '2.1.0']);
  expect(checkVersions(FILE, listed, versions)).toEqual([]);
  const other = page('In 2.1.0, it failed.', 'releases: [1.9.0]\n');
  expect(checkVersions(FILE, other, versions)).toEqual([
    expect.stringContaining('add "releases: [1.9.0, 2.1.0]"'),
  ]);
});
