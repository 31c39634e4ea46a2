import { pageTextsIn } from '@component-docs/labels/node/texts';
import fs from 'node:fs';
import path from 'node:path';
import { fillIn, fillInPages } from '../../node/fillIn';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';
import { agentsText } from '../../node/lists';

const facts = {
  siteUrl: 'https://docs.test',
  bytesOf: (file: string) => (file === 'llms.txt' ? 9512 : undefined),
};

test('a page says where the site is, and what the files of its build weigh', () => {
  const text = 'SITE_ADDRESS/llms.txt of SITE_HOST: BYTES(llms.txt)';
  expect(fillIn(text, facts)).toBe('https://docs.test/llms.txt of docs.test: 9.5 kB');
  expect(fillIn('SITE_ADDRESS/a', { ...facts, siteUrl: '' })).toBe('/a');
  expect(fillIn('BYTES(gone.md)', facts)).toBe('–');
});

test('fills in the pages of a finished build', async () => {
  const folder = await temporaryFolder({
    'a.html': '<p>BYTES(zh/llms.txt), BYTES(gone.txt), SITE_ADDRESS/llms.txt</p>',
    'zh/llms.txt': 'x'.repeat(1200),
  });
  fillInPages(folder, ['a.html'], 'https://docs.test');
  const html = fs.readFileSync(path.join(folder, 'a.html'), 'utf8');
  expect(html).toBe('<p>1.2 kB, –, https://docs.test/llms.txt</p>');
});

test('lines for AGENTS.md name the pages of a product by folder', () => {
  const pages = ['/ui/button', '/ui/chip', '/ui/api/button'].map((path) => ({
    ...{ path, title: path, description: '', url: `${path}.md` },
    ...{ names: [], words: [], section: '' },
  }));
  const product = {
    ...{ name: 'UI', version: '6.1.3', otherNames: [], subject: '', pages },
    ...{ indexUrl: '/ui/llms.txt', fullUrl: '/ui/llms-full.txt' },
  };
  const text = agentsText(product, { address: 'https://docs.test/ui', texts: pageTextsIn('en') });
  expect(text).toMatch(/^## UI 6\.1\.3\n\nThe project uses UI 6\.1\.3;/);
  expect(text).toContain('`https://docs.test/ui/<page>.md`');
  expect(text).toContain('\n\n- {button,chip}\n- api/{button}\n');
});
