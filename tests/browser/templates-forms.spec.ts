import { descriptionOf, openTemplate } from './support/templates';
import { expect, test } from './support/test';

/** Every form that asks for an email address, the button that sends it, and one more of its fields. */
const FORMS = [
  { slug: 'sign-in', send: 'Sign in', other: 'Password' },
  { slug: 'sign-in-side', send: 'Send me a code', other: undefined },
  { slug: 'sign-up', send: 'Become a member', other: 'Password' },
  { slug: 'checkout', send: 'Continue to payment', other: 'City' },
  { slug: 'marketing-page', send: 'Send me an invitation', other: 'People' },
  { slug: 'blog', send: 'Send it to me', other: undefined },
];

/** Values of the field that are refused, with the start of the message about them. */
const REFUSED = [
  ['', /^Write /],
  ['   ', /^Write /],
  ['name@example', /^Write an email address such as/],
  ['a name@example.com', /^Write an email address such as/],
  [`${'a'.repeat(250)}@example.com`, /^Use at most 254 characters\. There are 262 now\./],
] as const;

for (const { slug, send, other } of FORMS) {
  test(`${slug}: what is refused has a message at its field, which gets the focus; the rest is kept`, async () => {
    const page = await openTemplate(slug);
    const email = page.getByRole('textbox', { name: 'Email' });
    const rest = other === undefined ? undefined : page.getByRole('textbox', { name: other });
    await rest?.fill('42');
    for (const [text, message] of REFUSED) {
      await email.fill(text);
      await page.getByRole('button', { name: send, exact: true }).click();
      await expect(page.locator('[aria-invalid="true"]').first(), text).toBeFocused();
      expect(await email.getAttribute('aria-invalid')).toBe('true');
      expect(await descriptionOf(email)).toMatch(message);
      expect(await email.inputValue()).toBe(text.trim());
      expect(await rest?.inputValue()).toBe(rest && '42');
    }
    await email.fill(' name@example.com ');
    expect(await email.getAttribute('aria-invalid')).not.toBe('true');
  });
}
