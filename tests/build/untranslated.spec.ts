import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const TRANSLATION =
  'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/getting-started/usage/usage.mdx';
const NOTICE = '此页面尚未翻译';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});

afterEach(() => site.remove());

test('a page without a translation shows a notice and is marked as English', async () => {
  await site.removeFile(TRANSLATION);
  await site.removeFile(TRANSLATION.replace('.mdx', '.sections.json'));
  expect(await site.build(['zh'])).toMatchObject({ code: 0 });

  const page = await site.read('build/material-ui/getting-started/usage.html');
  // The table of contents is in the page's language, its heading in the reader's.
  expect(page).toMatch(/<ul class="?table-of-contents[^>]* lang="?en"?>/);
  expect(page).toMatch(/>目录</);
  const [before = '', content = ''] = page.split(NOTICE);
  expect(before).toMatch(/<html lang="?zh-CN/);
  expect(before).not.toMatch(/<h1/);
  expect(content).toMatch(/<a href="?\/material-ui\/getting-started\/usage"? hreflang="?en/i);
  expect(content).toMatch(/contributing\/writing\.md#translate-a-page/);
  expect(content).toMatch(/<div lang="?en"?>[\s\S]*<h1[^>]*>Usage/);

  const translated = await site.read('build/material-ui/react-button.html');
  expect(translated).not.toContain(NOTICE);
  expect(translated).not.toMatch(/<(?:div|ul)[^>]* lang=/);
});
