import type { Page } from 'playwright-core';
import { openPage } from './support/page';

const linksOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [
        link.textContent,
        new URL((link as HTMLAnchorElement).href).hostname,
        link.getAttribute('data-ga-event-label'),
      ]),
    );

test('a component page leads to its sources, in its HTML', async () => {
  const page = await openPage('/material-ui/react-button', { javaScriptEnabled: false });
  expect(await linksOf(page, 'About this component')).toEqual([
    ['Feedback', 'github.com', 'Feedback'],
    ['Bundle size', 'bundlephobia.com', 'Bundle size'],
    ['Source', 'github.com', 'Source'],
    ['WAI-ARIA', 'www.w3.org', 'WAI-ARIA'],
    ['Material Design', 'm2.material.io', 'Material Design'],
  ]);
});

test('in Chinese, and to the page of the unstyled one in the same language', async () => {
  const page = await openPage('/zh/joy-ui/react-button', { viewport: { width: 320, height: 700 } });
  expect((await linksOf(page, '关于此组件')).map(([text]) => text)).toEqual([
    '反馈',
    '打包体积',
    'WAI-ARIA',
    '无样式版本',
  ]);
  await page.getByRole('link', { name: '无样式版本' }).click();
  await page.waitForURL('**/zh/base-ui/react-button');
});
