import fs from 'node:fs/promises';
import { answerOf, createKnownFacts, pageFacts } from '../../../node/development/changes';

const DOCS = 'docusaurus-plugin-content-docs@material-ui';
const PAGE = 'docs/material-ui/react-button/react-button.mdx';
const TRANSLATION =
  'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-button/react-button.mdx';
const DEMO = 'docs/material-ui/react-button/demos/BasicButtons.tsx';

test.each([PAGE, TRANSLATION])('a saved page concerns a plugin if its facts change: %s', (path) => {
  expect(answerOf({ plugin: DOCS, event: 'change', path })).toBe('if-facts-changed');
});

test.each(['add', 'unlink'])('a page or demo that comes or goes is loaded: %s', (event) => {
  expect(answerOf({ plugin: DOCS, event, path: PAGE })).toBe('reload');
  expect(answerOf({ plugin: 'demos@default', event, path: DEMO })).toBe('reload');
});

test.each([
  DEMO,
  'docs/base-ui/react-menu/demos/MenuIntroduction/css.tsx',
  'docs/base-ui/react-menu/demos/MenuIntroduction/styles.css',
  'docs/material-ui/react-table/demos/data.ts',
])('a saved file of a demo is for the bundler alone: %s', (path) => {
  expect(answerOf({ plugin: 'demos@default', event: 'change', path })).toBe('bundler');
});

test('a saved translation loads no site again, whatever happens to it', () => {
  for (const event of ['change', 'add', 'unlink']) {
    expect(answerOf({ plugin: undefined, event, path: TRANSLATION })).toBe('bundler');
  }
});

test.each(['docusaurus.config.ts', 'i18n/zh/code.json', 'i18n/zh/reference/mui-material.json'])(
  'what all pages depend on loads the site again: %s',
  (path) => {
    expect(answerOf({ plugin: undefined, event: 'change', path })).toBe('reload');
  },
);

test.each([
  'content/search/synonyms.json',
  'node_modules/.cache/prop-index/readings.json',
  'docs/material-ui/react-button/_category_.json',
])('any other file that a plugin watches has it load again: %s', (path) => {
  expect(answerOf({ plugin: 'search@default', event: 'change', path })).toBe('reload');
});

function known(start: Record<string, string>) {
  const now = new Map<string, string>(Object.entries(start));
  const haveChanged = createKnownFacts(
    () => Promise.resolve(new Map(Object.entries(start))),
    (path) => Promise.resolve(now.get(path)),
  );
  return { now, haveChanged };
}

test('facts that are those of the start have not changed', async () => {
  const { haveChanged } = known({ 'a.mdx': '1' });
  expect(await haveChanged('docs', 'a.mdx')).toBe(false);
});

test('each reader hears of a change once', async () => {
  const { now, haveChanged } = known({ 'a.mdx': '1' });
  now.set('a.mdx', '2');
  expect(await haveChanged('docs', 'a.mdx')).toBe(true);
  expect(await haveChanged('docs', 'a.mdx')).toBe(false);
  expect(await haveChanged('overview', 'a.mdx')).toBe(true);
  now.set('a.mdx', '1');
  expect(await haveChanged('docs', 'a.mdx')).toBe(true);
});

test('a file that was not there, or cannot be read, has changed', async () => {
  const { now, haveChanged } = known({ 'a.mdx': '1' });
  now.set('new.mdx', '1');
  expect(await haveChanged('docs', 'new.mdx')).toBe(true);
  now.delete('a.mdx');
  expect(await haveChanged('docs', 'a.mdx')).toBe(true);
  expect(await haveChanged('docs', 'a.mdx')).toBe(true);
});

const FILE = 'docs/material-ui/react-button/react-button.mdx';

async function factsOf(change: (text: string) => string = (text) => text) {
  return pageFacts(FILE, change(await fs.readFile(FILE, 'utf8')));
}

test('text, headings, and code of a page are no facts', async () => {
  const facts = await factsOf();
  expect(facts).toBeDefined();
  expect(await factsOf((text) => text.replace('Buttons let users act', 'Press it'))).toBe(facts);
  expect(await factsOf((text) => text.replace('## Basic button', '## Basics'))).toBe(facts);
  expect(await factsOf((text) => `${text}\n## More\n\n\`\`\`tsx\na;\n\`\`\`\n`)).toBe(facts);
});

test.each([
  ['front matter', (text: string) => text.replace('sidebar_label: Button', 'sidebar_label: Press')],
  ['its title', (text: string) => text.replace('# Button\n', '# Buttons\n')],
  ['the order of demos', (text: string) => text.replace('"BasicButtons"', '"TextButtons"')],
])('a change of %s is one', async (_, change) => {
  expect(await factsOf(change)).not.toBe(await factsOf());
});

test('the first paragraph is one if it is the description', async () => {
  const page = (description: string, text: string) =>
    pageFacts(FILE, `---\ntitle: B\n${description}---\n\n# B\n\n${text}\n`);
  expect(await page('', 'One.')).not.toBe(await page('', 'Two.'));
  expect(await page('description: B.\n', 'One.')).toBe(await page('description: B.\n', 'Two.'));
});

test('front matter that does not parse has none', async () => {
  expect(await pageFacts(FILE, '---\ntitle: [\n---\n')).toBeUndefined();
});
