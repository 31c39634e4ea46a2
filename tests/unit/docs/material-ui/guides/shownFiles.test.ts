import fs from 'node:fs';
import path from 'node:path';
import { titledCode } from '../../../../helpers/titledCode';

/** What readers configure once, so pages don't show it in each test. */
const SETUP = `/** @jest-environment jsdom */
import '@testing-library/jest-dom';
`;

/** Guides whose code is that of files, which run as tests or are type-checked. */
const GUIDES = [
  { guide: 'testing', folder: 'recipes', elsewhere: ['InviteForm.tsx'] },
  { guide: 'composition', folder: 'snippets', elsewhere: [] },
];
const LANGUAGES = [
  { language: 'English', pages: 'docs/material-ui/guides' },
  {
    language: 'Chinese',
    pages: 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/guides',
  },
];

function readFolder(folder: string): Record<string, string> {
  return Object.fromEntries(
    fs.readdirSync(folder).map((name) => {
      const code = fs.readFileSync(path.join(folder, name), 'utf8');
      return [name, code.startsWith(SETUP) ? code.slice(SETUP.length) : code];
    }),
  );
}

describe.each(GUIDES)('$guide', ({ guide, folder, elsewhere }) => {
  test.each(LANGUAGES)('the $language page shows the files', async ({ pages }) => {
    const files = readFolder(path.join(__dirname, guide, folder));
    elsewhere.forEach((name) => delete files[name]);
    const page = fs.readFileSync(path.join(pages, guide, `${guide}.mdx`), 'utf8');
    expect(await titledCode(page)).toEqual(files);
  });
});
