import type { Locator, Page } from 'playwright-core';
import { waitForHydration } from './page';

const DEMO = 'ButtonSizes';

/** Code that needs packages besides React, and an icon. */
export const EDITED = [
  "import Button from '@mui/material/Button';",
  "import Alarm from '@mui/icons-material/Alarm';",
  'export default () => <Button endIcon={<Alarm />}>Edited</Button>;',
].join('\n');

/** Replaces the code of a demo on the page of buttons. Returns what the edited demo shows. */
export async function editDemo(page: Page, code: string): Promise<Locator> {
  await waitForHydration(page);
  const demo = page.locator(`#${DEMO}`);
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: /^(?:Expand|Show|展开|显示)/ }).click();
  await demo.locator('pre').focus();
  await demo.locator('textarea').fill(code);
  return demo.frameLocator('iframe').locator('#demo');
}
