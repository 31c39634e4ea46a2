import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { axeViolations } from '../../scripts/lib/visit/axe';
import { recordRequests } from './support/islands';
import { openPage, waitForHydration } from './support/page';
import { expect, SMOKE, test } from './support/test';

const TREES = path.resolve(
  __dirname,
  '../../content/accessibility-trees/material-ui/react-button.yaml',
);
const DEMO = 'ButtonSizes';
const SCRIPT = /\/assets\/js\/demo-props/;

for (const [prefix, label] of [
  ['', 'What a screen reader is given'],
  ['/zh', '屏幕阅读器获得的内容'],
] as const) {
  test(
    `below the code in "${prefix}", a demo has its recorded accessibility tree`,
    SMOKE,
    async ({ page }) => {
      await page.goto(`${prefix}/material-ui/react-button#${DEMO}.tsx`);
      await waitForHydration(page);
      const demo = page.locator(`#${DEMO}`);
      await demo.getByText(label).click();
      const tree = await demo.locator('details samp').innerText();
      expect(tree).toMatch(/^- button "Small"\n- button "Medium"/);
      const recorded = await readFile(TREES, 'utf8');
      expect(recorded).toContain(`${DEMO}:\n${tree.trimEnd().replace(/^/gm, '  ')}\n`);
      expect(await axeViolations(page, { within: `#${DEMO}` })).toEqual([]);
    },
  );
}

test('a page whose code isn’t opened loads no trees', async () => {
  let requests: string[] = [];
  const page = await openPage('/material-ui/react-button', {
    beforeLoad: (opened) => {
      requests = recordRequests(opened, SCRIPT);
      return Promise.resolve();
    },
  });
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  expect(await page.content()).not.toContain('- button &quot;Small&quot;');
});
