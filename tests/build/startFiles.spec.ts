import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../scripts/lib/chromium';
import { startDevServer } from './devServer';
import type { DevServer } from './devServer';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const DOCS = 'docs/material-ui';
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current';
const TREE = 'content/navigation/material-ui.ts';
const REDIRECTS = 'content/hosting/redirects.ts';

const BUTTON = '/material-ui/react-button';

/** New pages, at addresses that the fixture doesn't redirect. */
const FIRST = '/material-ui/guides/first-page';
const SECOND = '/material-ui/guides/second-page';

/** Between two looks at a page, in ms. */
const INTERVAL_MS = 500;

/** How often a reader looks before opening a page again: demos are compiled when it is open, and come after its text. */
const LOOKS = 10;

let site: SiteCopy;
let server: DevServer;
let browser: Browser;
let page: Page;

/** A Chinese site: it shows English pages that have no translation. */
beforeAll(async () => {
  site = await copySite();
  server = await startDevServer(site.dir, 'zh');
  browser = await launchChromium();
});

beforeEach(async () => {
  page = await browser.newPage();
  page.setDefaultTimeout(0);
});

afterEach(() => page.close());

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await site?.remove();
});

/** Waits until a page has some texts, for a reader who opens it again and again. */
async function waitForText(address: string, ...texts: string[]): Promise<void> {
  const isThere = async () => {
    // The overlay's frame, which comes and goes, may keep a page from being loaded.
    await page.goto(server.url + address, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor();
    for (let look = 0; look < LOOKS; look += 1) {
      const shown = await page.locator('main').innerText();
      if (texts.every((text) => shown.includes(text))) {
        return true;
      }
      await pause(INTERVAL_MS);
    }
    return false;
  };
  while (!(await isThere())) {
    await pause(INTERVAL_MS);
  }
}

const waitUntilMissing = (address: string) => waitForText(address, '404');

const pageNamed = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: A page that is written while the server runs.\n---\n\n# ${title}\n\n${text}\n`;

const demoNamed = (name: string, label: string) =>
  `import Button from '@mui/material/Button';\n\nexport default function ${name}() {\n  return <Button>${label}</Button>;\n}\n`;

/** The folder of a page, in English or translated. */
const folderOf = (address: string, docs = DOCS) => address.replace('/material-ui', docs);

const fileOf = (address: string, docs = DOCS) =>
  `${folderOf(address, docs)}/${path.basename(address)}.mdx`;

/** Renames the folder of a page, and the page's file in it. */
async function movePage(from: string, to: string, docs = DOCS): Promise<void> {
  const at = (file: string) => path.join(site.dir, file);
  await fs.rename(at(folderOf(from, docs)), at(folderOf(to, docs)));
  await fs.rename(at(`${folderOf(to, docs)}/${path.basename(from)}.mdx`), at(fileOf(to, docs)));
}

const removePage = (address: string, docs = DOCS) =>
  fs.rm(path.join(site.dir, folderOf(address, docs)), { recursive: true });

test.each([1, 2, 3])(
  'a page, its demo, and its translation come, move away and back, and go: time %d',
  async (time) => {
    const [english, label] = [`Written for the ${time}. time.`, `WHOLE ${time}`];
    const chinese = `第 ${time} 次翻译。`;
    const shown = (text: string) => pageNamed('First page', `${text}\n\n<Demo name="Whole" />`);
    const write = () =>
      Promise.all([
        site.edit(fileOf(FIRST), () => shown(english)),
        site.edit(`${folderOf(FIRST)}/demos/Whole.tsx`, () => demoNamed('Whole', label)),
      ]);
    await write();
    await waitForText(FIRST, english, label);
    await site.edit(fileOf(FIRST, CHINESE), () => shown(chinese));
    await waitForText(FIRST, chinese, label);

    await Promise.all([movePage(FIRST, SECOND), movePage(FIRST, SECOND, CHINESE)]);
    await waitForText(SECOND, chinese, label);
    await waitUntilMissing(FIRST);
    await Promise.all([movePage(SECOND, FIRST), movePage(SECOND, FIRST, CHINESE)]);
    await waitForText(FIRST, chinese, label);
    await waitUntilMissing(SECOND);

    await removePage(FIRST, CHINESE);
    await waitForText(FIRST, english, label);
    // As git does when it goes to another branch and back.
    await removePage(FIRST);
    await write();
    await site.edit(fileOf(FIRST, CHINESE), () => shown(`${chinese}${chinese}`));
    await waitForText(FIRST, chinese + chinese, label);
    await Promise.all([removePage(FIRST), removePage(FIRST, CHINESE)]);
    await waitUntilMissing(FIRST);
  },
);

test('an open page shows its first demo, and goes on without it', async () => {
  const show = (text: string) => site.edit(fileOf(SECOND), () => pageNamed('Second page', text));
  const demo = `${folderOf(SECOND)}/demos/Smallest.tsx`;
  const button = page.getByRole('button', { name: 'SMALLEST' });
  await show('No demo yet.');
  await waitForText(SECOND, 'No demo yet.');
  await Promise.all([
    show('<Demo name="Smallest" />'),
    site.edit(demo, () => demoNamed('Smallest', 'SMALLEST')),
  ]);
  await button.waitFor();
  await Promise.all([show('No demo any more.'), site.removeFile(demo)]);
  await page.getByText('No demo any more.').waitFor();
  await button.waitFor({ state: 'detached' });
  await removePage(SECOND);
  await page.getByText('404').first().waitFor();
});

test('a demo that no page shows is reported, and keeps no other one from loading', async () => {
  const show = (name: string) =>
    Promise.all(
      [DOCS, CHINESE].map((docs) =>
        // At the top: demos below the window don't run yet.
        site.edit(fileOf(BUTTON, docs), (text) =>
          text.replace('<Demo ', `<Demo name="${name}" />\n\n$&`),
        ),
      ),
    );
  const write = (name: string) =>
    site.edit(`${folderOf(BUTTON)}/demos/${name}.tsx`, () => demoNamed(name, name));
  const fault = 'demos/TinyButtons.tsx: no page shows this demo';
  await page.goto(server.url + BUTTON);
  await write('TinyButtons');
  const overlay = page.locator('iframe#webpack-dev-server-client-overlay');
  await overlay.contentFrame().getByText(fault).waitFor();
  expect(server.output()).toContain(fault);
  await show('SmallButtons');
  await write('SmallButtons');
  await waitForText(BUTTON, 'SMALLBUTTONS');
  await show('TinyButtons');
  await waitForText(BUTTON, 'SMALLBUTTONS', 'TINYBUTTONS');
  await overlay.waitFor({ state: 'detached' });
});

test('a redirect leads to its page as long as it is there', async () => {
  const rule = `\n  ['/material-ui/push-button', '${BUTTON}'],`;
  const former = '/material-ui/push-button';
  await site.edit(REDIRECTS, (text) => text.replace(/MOVED_PAGES[^=]*= \[/, `$&${rule}`));
  while (!page.url().endsWith(BUTTON)) {
    await page.goto(server.url + former);
    await page.locator('h1').first().waitFor();
    await pause(INTERVAL_MS);
  }
  await site.edit(REDIRECTS, (text) => text.replace(rule, ''));
  await waitUntilMissing(former);
});

test('a page that is in no tree is shown, and is in the side navigation once the tree has it', async () => {
  const address = '/material-ui/guides/tests';
  await site.edit(fileOf(address), () => pageNamed('Guide to tests', 'Write tests.'));
  await waitForText(address, 'Write tests.');
  expect(server.output()).toContain(`no page tree contains this page`);
  await site.edit(TREE, (tree) =>
    tree.replace(
      /^(.*)title: 'Usage' \},\n/m,
      `$&      { pathname: '${address}', title: 'Guide to tests' },\n`,
    ),
  );
  await page.getByRole('link', { name: 'Guide to tests' }).first().waitFor({ state: 'attached' });
});

test('no reload has disturbed another one', () => {
  expect(server.output()).not.toContain('ENOTEMPTY');
});
