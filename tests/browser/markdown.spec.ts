import { siteUrl } from './support/siteUrl';
import { openLive } from './support/page';
import { allowProblems } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';

const BUTTON = '/material-ui/react-button';

async function read(path: string): Promise<string> {
  const answer = await fetch(siteUrl() + path);
  expect(answer.status).toBe(200);
  return answer.text();
}

for (const [at, heading, description] of [
  ['/material-ui', 'Basic button', 'The content of the component.'],
  ['/zh/material-ui', '基本按钮', '组件的内容。'],
] as const) {
  test(`below ${at} pages are there as Markdown, with demos and props`, SMOKE, async () => {
    const page = await read(`${at}/react-button.md`);
    expect(page).toContain(`## ${heading}\n`);
    expect(page).toContain('```tsx title="BasicButtons.tsx"\nimport Button from');
    expect(page).not.toContain('<Demo');
    const api = await read(`${at}/api/button.md`);
    expect(api).toContain(`- \`children\`: \`React.ReactNode\` – ${description}`);
    const all = await read(`${at}/llms-full.txt`);
    expect(all).toContain(page.trim());
    expect(all).toContain(api.trim());
  });
}

test('llms.txt lists files that are there', async () => {
  const list = await read('/llms.txt');
  const addresses = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(8);
  for (const address of addresses) {
    await read(new URL(address, siteUrl()).pathname);
  }
});

test('a reader copies the page, and reads it as Markdown', SMOKE, async () => {
  const page = await openLive(BUTTON, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByText('Page actions').click();
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await read(`${BUTTON}.md`));
  await page.getByRole('button', { name: 'Copy page as Markdown' }).waitFor();
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  await page.waitForURL(`**${BUTTON}.md`);
});

test('a page that cannot be fetched is not said to be copied', async () => {
  const page = await openLive(BUTTON, {
    beforeLoad: async (opened) => {
      allowProblems(opened);
      await opened.route('**/*.md', (route) => route.abort());
    },
  });
  await page.getByText('Page actions').click();
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await page.getByRole('button', { name: 'Couldn’t copy' }).waitFor();
});
