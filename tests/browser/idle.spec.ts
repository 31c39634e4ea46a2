import type { Page } from 'playwright-core';
import { runningAnimations } from '../../scripts/lib/visit/rest';
import { island } from './support/islands';
import { openLive, waitForHydration } from './support/page';
import { expect, test } from './support/test';

/** Returns the state and the time, in ms, of the first animation in a demo. */
async function animationIn(page: Page, demo: string) {
  return island(page, demo).evaluate((element) => {
    const [first] = element.getAnimations({ subtree: true });
    return { state: first?.playState, time: Number(first?.currentTime) };
  });
}

const stateIn = async (page: Page, demo: string) => (await animationIn(page, demo)).state;

for (const [path, moving] of [
  ['/material-ui/react-button', 'the spinners of demos'],
  ['/material-ui/react-skeleton', 'the playground'],
] as const) {
  test(`nothing moves on ${path} while ${moving} can't be seen`, async () => {
    const page = await openLive(path);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
    await expect.poll(() => runningAnimations(page)).toEqual([]);
  });
}

test('a spinner pauses while it is out of view, and goes on from where it was', async ({
  page,
}) => {
  const demo = 'CircularIndeterminate';
  await page.goto(`/material-ui/react-progress#${demo}`);
  await waitForHydration(page);
  await expect.poll(() => stateIn(page, demo)).toBe('running');
  const scrollTo = (top: string) => page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
  await scrollTo('document.body.scrollHeight');
  await expect.poll(() => stateIn(page, demo)).toBe('paused');
  const { time } = await animationIn(page, demo);
  await island(page, demo).scrollIntoViewIfNeeded();
  await expect.poll(() => stateIn(page, demo)).toBe('running');
  expect((await animationIn(page, demo)).time).toBeGreaterThanOrEqual(time);
});
