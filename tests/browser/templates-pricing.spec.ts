import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { openTemplate } from './support/templates';
import { expect, SMOKE, test } from './support/test';

const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('paying by the year changes the prices', async () => {
  const page = await openTemplate('pricing');
  await plan(page, 'Sapling').getByText('€348 in a year').waitFor();
  const yearly = page.getByRole('button', { name: /^By the year/ });
  await yearly.press('Enter');
  expect(await yearly.getAttribute('aria-pressed')).toBe('true');
  await plan(page, 'Sapling').getByText('€290 in a year').waitFor();
  await plan(page, 'Grove').getByText('€1,190 in a year').waitFor();
  // The one that is on stays on.
  await yearly.press('Enter');
  expect(await yearly.getAttribute('aria-pressed')).toBe('true');
});

test('the number of sensors points at the plan that fits, and says so', async () => {
  const page = await openTemplate('pricing');
  const status = page.getByRole('status');
  expect(await status.textContent()).toBe('Sapling fits 40 sensors.');
  const slider = page.getByRole('slider', { name: /^Your sensors/ });
  await slider.press('Home');
  expect(await status.textContent()).toBe('Seed fits 5 sensors.');
  await plan(page, 'Seed').getByText('Fits you').waitFor();
  await slider.press('End');
  expect(await status.textContent()).toBe('Grove fits 500 sensors.');
  expect(await page.getByText('Fits you').count()).toBe(1);
});

test('a plan is chosen, and a question is opened, with the keyboard', SMOKE, async () => {
  const page = await openTemplate('pricing');
  await page.getByRole('button', { name: 'Choose Grove' }).press('Enter');
  expect(await page.getByRole('status').textContent()).toBe('Grove is chosen, paid by the month.');
  await page.getByRole('button', { name: 'Grove is chosen', pressed: true }).waitFor();
  const question = page.getByRole('button', { name: /^Do schools/ });
  await question.press('Enter');
  await page
    .getByRole('region', { name: /^Do schools/ })
    .getByText(/^They pay half/)
    .waitFor();
  await expectNoAxeViolations(page);
});
