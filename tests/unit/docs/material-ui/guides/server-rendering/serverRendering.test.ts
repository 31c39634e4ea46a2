import fs from 'node:fs';
import path from 'node:path';
import { titledCode } from '../../../../../helpers/titledCode';
import { renderPage } from './src/renderPage';

const GUIDE = 'guides/server-rendering/server-rendering.mdx';
const PAGES = [
  `docs/material-ui/${GUIDE}`,
  `i18n/zh/docusaurus-plugin-content-docs-material-ui/current/${GUIDE}`,
];
/** They need Express or an open response, which the site doesn't have. */
const NOT_HERE = ['src/server.ts', 'src/streamPage.tsx'];

test.each(PAGES)('%s shows the files of this folder', async (page) => {
  const shown = await titledCode(fs.readFileSync(page, 'utf8'));
  NOT_HERE.forEach((title) => delete shown[title]);
  const names = fs.readdirSync(path.join(__dirname, 'src'));
  const files = names.map((name): [string, string] => [
    `src/${name}`,
    fs.readFileSync(path.join(__dirname, 'src', name), 'utf8'),
  ]);
  expect(shown).toEqual(Object.fromEntries(files));
});

describe('the HTML of the server', () => {
  const [head = '', body = ''] = renderPage('Accra</script>').split('<body>');

  it('has the critical styles in the head, and none in the body', () => {
    expect(head).toMatch(/<style data-emotion="css [^"]*MuiButton-root/);
    expect(head).toMatch(/MuiButton-root\{[^}]*text-transform:uppercase/);
    expect(body).not.toContain('<style');
  });

  it('has the styles of its own components alone', () => {
    expect(head).toContain('MuiOutlinedInput-root');
    expect(head).not.toContain('MuiChip-root');
  });

  it('has the value, which can’t end the element with the data', () => {
    expect(body).toContain('value="Accra&lt;/script&gt;"');
    expect(body).toContain('{"city":"Accra\\u003c/script>"}');
  });
});
