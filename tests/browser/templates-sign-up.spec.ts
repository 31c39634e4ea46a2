import { expectNoAxeViolations } from './support/axe';
import { descriptionOf, focusedText, openTemplate, typeAndTab } from './support/templates';
import { expect, SMOKE, test } from './support/test';

test('a member signs up with the keyboard, and the card follows the name', SMOKE, async () => {
  const page = await openTemplate('sign-up');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await typeAndTab(page, 'Ọlábísí Adé ');
  await page.getByRole('img', { name: 'Member’s card of Ọlábísí Adé' }).waitFor();
  await typeAndTab(page, 'olabisi@example.com');
  await typeAndTab(page, 'eleven blue drills');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Welcome, Ọlábísí Adé' }).waitFor();
  expect(await focusedText(page)).toBe('Welcome, Ọlábísí Adé');
  await page.getByText('No. 4817').waitFor();
  await expectNoAxeViolations(page);
});

test('what is wrong is said at each field, the rules included', async () => {
  const page = await openTemplate('sign-up');
  await page.getByRole('button', { name: 'Become a member' }).press('Enter');
  const name = page.getByRole('textbox', { name: 'Name' });
  const password = page.getByRole('textbox', { name: 'Password' });
  const terms = page.getByRole('checkbox');
  await expect(name).toBeFocused();
  expect(await descriptionOf(terms)).toBe('Accept the rules to become a member.');
  expect(await terms.getAttribute('aria-invalid')).toBe('true');
  await expectNoAxeViolations(page);

  await name.fill('Wanjiru Kamweti');
  await page.getByRole('textbox', { name: 'Email' }).fill('taken@example.com');
  await password.fill('short');
  await terms.press('Space');
  expect(await descriptionOf(terms)).toBe('');
  await page.getByRole('button', { name: 'Become a member' }).press('Enter');
  await expect(password).toBeFocused();
  expect(await descriptionOf(password)).toMatch(/There are 5 now/);

  await password.fill('eleven blue drills');
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .getByText(/^This email address has an account/)
    .waitFor();
  expect(await name.inputValue()).toBe('Wanjiru Kamweti');
});
