import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { descriptionOf, focusedText, openTemplate, typeAndTab } from './support/templates';
import { expect, SMOKE, test } from './support/test';

test('a trial is asked for with the keyboard', SMOKE, async () => {
  const page = await openTemplate('marketing-page');
  const workshop = page.getByRole('textbox', { name: 'Workshop' });
  const people = page.getByRole('textbox', { name: 'People' });
  await page.getByRole('button', { name: 'Send me an invitation' }).press('Enter');
  await expect(workshop).toBeFocused();
  await typeAndTab(page, 'Telar Nublado');
  await typeAndTab(page, 'paloma@telar.example');
  await page.keyboard.insertText('600');
  await page.keyboard.press('Enter');
  await expect(people).toBeFocused();
  expect(await descriptionOf(people)).toBe('Weftline is made for 1 to 60 people.');
  await people.fill('6');
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .getByText('Thank you. The invitation for Telar Nublado is on its way to paloma@telar.example.')
    .waitFor({ state: 'attached' });
  await expectNoAxeViolations(page);
});

test('on phones, the links are in a menu that closes', async () => {
  const page = await openTemplate('marketing-page', { viewport: { width: 390, height: 780 } });
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.press('Enter');
  await page.getByRole('button', { name: 'Close menu' }).press('Enter');
  await page.getByRole('button', { name: 'Close menu' }).waitFor({ state: 'detached' });
  await expect(open).toBeFocused();
  await open.press('Enter');
  await page.getByRole('link', { name: 'Voices' }).press('Enter');
  await page.getByRole('button', { name: 'Close menu' }).waitFor({ state: 'detached' });
  expect(new URL(page.url()).hash).toBe('#voices');
});

test('articles are filtered, opened, and left with the keyboard', SMOKE, async () => {
  const page = await openTemplate('blog');
  const titles = page.getByRole('article').getByRole('heading');
  expect(await titles.count()).toBe(7);
  const night = page.getByRole('button', { name: 'Night' });
  await night.press('Enter');
  expect(await night.getAttribute('aria-pressed')).toBe('true');
  await page.getByText('2 articles about Night').waitFor({ state: 'attached' });
  expect(await titles.allTextContents()).toEqual([
    'Who waits for the last tram',
    'Lower lamps, longer evenings',
  ]);
  await page.getByRole('link', { name: 'Lower lamps, longer evenings' }).press('Enter');
  expect(await focusedText(page)).toBe('Lower lamps, longer evenings');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'All articles' }).press('Enter');
  expect(await focusedText(page)).toBe('Kerbside');
  expect(await titles.count()).toBe(2);
});

test('the letter is ordered once for each address', async () => {
  const page = await openTemplate('blog');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('reader');
  await page.keyboard.press('Enter');
  expect(await descriptionOf(email)).toMatch(/^Write an email address/);
  await email.fill('reader@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('This address receives the letter already.').waitFor();
  await email.fill('aroha@example.com');
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .getByText('Thank you. The next letter goes to aroha@example.com.')
    .waitFor({ state: 'attached' });
});

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
