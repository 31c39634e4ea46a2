import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { axeViolations } from '../../scripts/lib/visit/axe';
import { openRecording } from './support/islands';
import { openLive, waitForHydration } from './support/page';
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
    async () => {
      const page = await openLive(`${prefix}/material-ui/react-button#${DEMO}.tsx`);
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
  const { page, requests } = await openRecording('/material-ui/react-button', SCRIPT);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  expect(await page.content()).not.toContain('- button &quot;Small&quot;');
});
