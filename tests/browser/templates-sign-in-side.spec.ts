import { expectNoAxeViolations } from './support/axe';
import { descriptionOf, focusedText, openTemplate } from './support/templates';
import { expect, SMOKE, test } from './support/test';

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
