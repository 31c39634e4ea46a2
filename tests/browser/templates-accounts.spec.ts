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

test('signs in with a code, written as the email prints it', SMOKE, async () => {
  const page = await openTemplate('sign-in-side');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.focus();
  await page.keyboard.press('Enter');
  expect(await descriptionOf(email)).toBe('Write the email address of your account.');
  await page.keyboard.insertText(' linh@example.com ');
  await page.keyboard.press('Enter');
  await page.getByText('We have sent a code to linh@example.com.').waitFor();
  expect(await focusedText(page)).toBe('Check your email');
  await expectNoAxeViolations(page);

  const code = page.getByRole('textbox', { name: /^Code/ });
  await code.fill('49 30');
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  expect(await descriptionOf(code)).toBe('The code has 6 digits. There are 4 now.');
  await code.fill('493 027');
  await page.keyboard.press('Enter');
  await page.getByText('You are signed in as linh@example.com.').waitFor();
  expect(await focusedText(page)).toBe('Good evening');
});

test('a refused code is announced, a new one can be sent, and the address changed', async () => {
  const page = await openTemplate('sign-in-side');
  await page.getByRole('textbox', { name: 'Email' }).fill('linh@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Code/ }).fill('000000');
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .getByText(/^This code is wrong/)
    .waitFor();
  await page.getByRole('button', { name: 'Send a new code' }).press('Enter');
  await page
    .getByRole('status')
    .getByText('A new code is on its way to linh@example.com.')
    .waitFor();
  await page.getByRole('button', { name: 'Use another address' }).press('Enter');
  expect(await focusedText(page)).toBe('Your berth is waiting');
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('linh@example.com');
});

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
