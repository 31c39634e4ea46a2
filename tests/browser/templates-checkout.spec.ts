import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { descriptionOf, focusedText, openTemplate, typeAndTab } from './support/templates';
import { expect, SMOKE, test } from './support/test';

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByLabel(name);

/** Fills in the address with the keyboard, and goes on. */
async function writeAddress(page: Page): Promise<void> {
  await field(page, 'Email').focus();
  for (const text of [
    ' obinna@example.com ',
    'Obinna Tareku',
    'Nørregade 3',
    '',
    '8000',
    'Aarhus',
  ]) {
    await typeAndTab(page, text);
  }
  await page.keyboard.type('Denm');
  await page.keyboard.press('Tab');
  await button(page, 'Continue to payment').press('Enter');
}

/** Fills in a card with the keyboard, and goes on. */
async function writeCard(page: Page, number: string): Promise<void> {
  await field(page, 'Card number').focus();
  for (const text of [number, 'Obinna Tareku', '09/39', '123']) {
    await page.keyboard.press('Control+A');
    await typeAndTab(page, text);
  }
  await button(page, 'Continue to review').press('Enter');
}

test('an order goes through all steps with the keyboard', SMOKE, async () => {
  const page = await openTemplate('checkout');
  await writeAddress(page);
  expect(await focusedText(page)).toBe('Payment');
  await writeCard(page, '4242424242424242');
  expect(await focusedText(page)).toBe('Review');
  await page.getByText('Card ending in 4242, valid until 09/39').waitFor();
  await page.getByText('obinna@example.com', { exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await button(page, 'Order and pay €230.90').press('Enter');
  await button(page, 'Placing the order…').press('Enter');
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  expect(await focusedText(page)).toBe('Thank you for your order');
  await page.getByText('PAID').waitFor();
  await expectNoAxeViolations(page);
});

test('an empty address has a message at each field; a postal code follows its country', async () => {
  const page = await openTemplate('checkout');
  await button(page, 'Continue to payment').press('Enter');
  await expect(field(page, 'Email')).toBeFocused();
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(6);
  await writeAddress(page);
  await button(page, 'Back').press('Enter');
  await field(page, 'Country').selectOption('Germany');
  await button(page, 'Continue to payment').press('Enter');
  await expect(field(page, 'Postal code')).toBeFocused();
  expect(await descriptionOf(field(page, 'Postal code'))).toBe(
    'Postal codes of Germany look like 04109.',
  );
  expect(await field(page, 'City').inputValue()).toBe('Aarhus');
});

test('going back keeps what was written, right or wrong', async () => {
  const page = await openTemplate('checkout');
  await writeAddress(page);
  await field(page, 'Card number').fill('4242');
  await button(page, 'Back').press('Enter');
  expect(await focusedText(page)).toBe('Address');
  expect(await field(page, 'Email').inputValue()).toBe('obinna@example.com');
  await button(page, 'Continue to payment').press('Enter');
  expect(await field(page, 'Card number').inputValue()).toBe('4242');
  await button(page, 'Continue to review').press('Enter');
  expect(await descriptionOf(field(page, 'Card number'))).toMatch(/^This is no card number/);
});

test('the receipt follows the delivery', async () => {
  const page = await openTemplate('checkout');
  const receipt = page.getByRole('complementary', { name: 'Your order' });
  await receipt.getByText('€230.90').waitFor();
  await page.getByRole('radio', { name: /^Standard/ }).press('ArrowDown');
  await receipt.getByText('€238.90').waitFor();
  await receipt.getByText('Express delivery').waitFor();
});

test('a declined card is announced; a transfer pays instead', async () => {
  const page = await openTemplate('checkout');
  await writeAddress(page);
  await writeCard(page, '4000 0000 0000 0002');
  await button(page, /^Order and pay/).press('Enter');
  await page
    .getByRole('status')
    .getByText(/^The bank declined the card/)
    .waitFor();
  await button(page, 'Change the payment').press('Enter');
  await page.getByRole('radio', { name: 'Card' }).press('ArrowRight');
  expect(await field(page, 'Card number').count()).toBe(0);
  await button(page, 'Continue to review').press('Enter');
  await page.getByText('Bank transfer', { exact: true }).waitFor();
  await button(page, /^Order and pay/).press('Enter');
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  expect(await page.getByText('PAID').count()).toBe(0);
});
