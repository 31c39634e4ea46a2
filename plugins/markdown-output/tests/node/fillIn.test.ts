import { pageTextsIn } from '@component-docs/labels/node/texts';
import { fillIn, hasPlaceholders } from '../../node/fillIn';
import { agentsText } from '../../node/lists';

const facts = {
  siteUrl: 'https://docs.test',
  bytesOf: (file: string) => (file === 'llms.txt' ? 9512 : undefined),
};

test('a page says where the site is, and what the files of its build weigh', () => {
  const text = 'SITE_ADDRESS/llms.txt of SITE_HOST: BYTES(llms.txt)';
  expect(hasPlaceholders(text)).toBe(true);
  expect(fillIn(text, facts)).toBe('https://docs.test/llms.txt of docs.test: 9.5 kB');
  expect(fillIn('SITE_ADDRESS/a', { ...facts, siteUrl: '' })).toBe('/a');
  expect(hasPlaceholders('9 bytes')).toBe(false);
  expect(fillIn('BYTES(gone.md)', facts)).toBe('–');
});

test('lines for AGENTS.md name the pages of a product by folder', () => {
  const pages = ['/ui/button', '/ui/chip', '/ui/api/button'].map((path) => ({
    ...{ path, title: path, description: '', url: `${path}.md` },
    ...{ names: [], words: [], section: '' },
  }));
  const product = {
    ...{ name: 'UI', version: '6.1.3', subject: '', pages },
    ...{ indexUrl: '/ui/llms.txt', fullUrl: '/ui/llms-full.txt' },
  };
  const text = agentsText(product, { address: 'https://docs.test/ui', texts: pageTextsIn('en') });
  expect(text).toMatch(/^## UI 6\.1\.3\n\nThe project uses UI 6\.1\.3;/);
  expect(text).toContain('`https://docs.test/ui/<page>.md`');
  expect(text).toContain('\n\n- {button,chip}\n- api/{button}\n');
});
