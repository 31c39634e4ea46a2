import fs from 'node:fs';
import path from 'node:path';
import { fillIn, fillInPages } from '../../../node/mdx/placeholders';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

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
