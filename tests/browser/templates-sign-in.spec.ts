import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { descriptionOf, focusedText, openTemplate, typeAndTab } from './support/templates';
import { expect, SMOKE, test } from './support/test';

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('what is wrong is said at each field, and the first one gets the focus', async () => {
  const page = await openTemplate('sign-in');
  await button(page, 'Sign in').press('Enter');
  await expect(email(page)).toBeFocused();
  expect(await descriptionOf(email(page))).toBe('Write the email address of your account.');
  expect(await email(page).getAttribute('aria-invalid')).toBe('true');
  expect(await descriptionOf(password(page))).toBe('Write your password.');
  await expectNoAxeViolations(page);

  await typeAndTab(page, 'ines@harbor');
  expect(await descriptionOf(email(page))).toMatch(/^Write an email address/);
  await page.keyboard.insertText('a'.repeat(129));
  await page.keyboard.press('Enter');
  await expect(email(page)).toBeFocused();
  expect(await password(page).inputValue()).toHaveLength(129);
});

test('signs in with the keyboard, with spaces that were pasted, and once', SMOKE, async () => {
  const page = await openTemplate('sign-in');
  await email(page).focus();
  await typeAndTab(page, ' ines@harbor.example ');
  await page.keyboard.insertText('low tide at six');
  await page.keyboard.press('Enter');
  await button(page, 'Signing in…').press('Enter');
  expect(await page.getByRole('status').textContent()).toBe('Signing in');
  await page.getByText('You are signed in as ines@harbor.example.').waitFor();
  expect(await focusedText(page)).toBe('Welcome aboard');
  await button(page, 'Sign out').press('Enter');
  expect(await email(page).inputValue()).toBe('');
});

test('a refusal is announced and can be corrected', async () => {
  const page = await openTemplate('sign-in');
  await email(page).fill('unknown@harbor.example');
  await password(page).fill('guess');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('The email address or the password is wrong.').waitFor();
  expect(await email(page).inputValue()).toBe('unknown@harbor.example');
  await email(page).fill('ines@harbor.example');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Welcome aboard' }).waitFor();
});

test('the password can be seen, and the button says whether it is', async () => {
  const page = await openTemplate('sign-in');
  await password(page).fill('low tide at six');
  expect(await password(page).getAttribute('type')).toBe('password');
  const show = page.getByRole('button', { name: 'Show password' });
  await show.press('Space');
  expect(await show.getAttribute('aria-pressed')).toBe('true');
  expect(await password(page).getAttribute('type')).toBe('text');
  expect(await password(page).inputValue()).toBe('low tide at six');
});

test('a new password is asked for in a dialog, which returns the focus', async () => {
  const page = await openTemplate('sign-in');
  await email(page).fill('ines@harbor.example');
  const forgot = button(page, 'Forgot your password?');
  await forgot.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New password' });
  const address = dialog.getByRole('textbox');
  await address.waitFor();
  expect(await address.inputValue()).toBe('ines@harbor.example');
  await address.fill('');
  await page.keyboard.press('Enter');
  expect(await descriptionOf(address)).toBe('Write the email address of your account.');
  await address.fill('ines@harbor.example');
  await page.keyboard.press('Enter');
  await dialog
    .getByText(/^If ines@harbor\.example has an account/)
    .first()
    .waitFor();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect(forgot).toBeFocused();
});
