import { expectNoAxeViolations } from './support/axe';
import { descriptionOf, openTemplate, typeAndTab } from './support/templates';
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
