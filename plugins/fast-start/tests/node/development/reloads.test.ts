import { answerOf } from '../../../node/development/reloads';

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
