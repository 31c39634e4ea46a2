import { expectNoAxeViolations } from './support/axe';
import { descriptionOf, focusedText, openTemplate } from './support/templates';
import { expect, SMOKE, test } from './support/test';

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
