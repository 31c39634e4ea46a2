import { waitForIsland } from './support/islands';
import { openPage } from './support/page';
import { expect, test } from './support/test';
import { storedTheme } from './support/theme';

for (const direction of ['ltr', 'rtl'] as const) {
  const look = { beforeLoad: storedTheme({ 'docs-theme': `1.${direction}.normal.8` }) };
  const [forward, end] = direction === 'ltr' ? ['ArrowRight', 'right'] : ['ArrowLeft', 'left'];

  test(`${direction}: the thumb of Joy UI’s Slider is at the end of its track`, async () => {
    const page = await openPage('/joy-ui/react-slider', look);
    const slider = page.locator('[data-island="SliderUsage"] .MuiSlider-root');
    await slider.scrollIntoViewIfNeeded();
    await waitForIsland(page, 'SliderUsage', 'hydrated');
    const distance = () =>
      slider.evaluate((root, side) => {
        const boxOf = (part: string) =>
          root.querySelector(`.MuiSlider-${part}`)?.getBoundingClientRect() ?? new DOMRect(NaN);
        const { left, width } = boxOf('thumb');
        return Math.abs(left + width / 2 - boxOf('track')[side as 'left' | 'right']);
      }, end);
    await expect.poll(distance).toBeLessThanOrEqual(1);
    const input = slider.getByRole('slider');
    const before = Number(await input.inputValue());
    await input.press(forward);
    expect(Number(await input.inputValue())).toBeGreaterThan(before);
    await expect.poll(distance).toBeLessThanOrEqual(1);
  });

  test(`${direction}: ${forward} moves to the next tab of Joy UI’s Tabs`, async () => {
    const page = await openPage('/joy-ui/react-tabs', look);
    const tabs = page.locator('[data-island="TabsUsage"]').getByRole('tab');
    await tabs.first().scrollIntoViewIfNeeded();
    await waitForIsland(page, 'TabsUsage', 'hydrated');
    await tabs.first().focus();
    await page.keyboard.press(forward);
    await expect(tabs.nth(1)).toBeFocused();
  });
}
