import { hydrateAllIslands, openRecording } from './support/islands';
import { PARTS } from './support/parts';
import { expect, test } from './support/test';

const BUTTON = '/material-ui/react-button';

test('the page of a component loads nothing of what it doesn’t have or nobody uses', async () => {
  const { page, requests } = await openRecording(BUTTON, /./);
  await hydrateAllIslands(page);
  await page.waitForLoadState('networkidle');
  expect(requests.length).toBeGreaterThan(5);
  const loaded = Object.entries(PARTS).filter(([, file]) => requests.some((url) => file.test(url)));
  expect(loaded.map(([name]) => name)).toEqual([]);
  const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(families.filter((family) => family.includes('Material Icons'))).toEqual([]);
  // A tree is in a file of its own.
  expect(await page.content()).not.toContain('- button &quot;Small&quot;');
});
