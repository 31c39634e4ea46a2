/** @jest-environment jsdom */
import { nearestTemplate, showMissing } from '../../browser/showMissing';

const SLUGS = ['dashboard', 'marketing-page', 'sign-in', 'sign-in-side', 'blog'];

test.each([
  ['sing-in', 'sign-in'],
  ['Dashbord', 'dashboard'],
  ['marketing', 'marketing-page'],
  ['sign-in/nothing', 'sign-in'],
  ['xyz', undefined],
  ['', undefined],
])('the template nearest to "%s" is %s', (asked, nearest) => {
  expect(nearestTemplate(asked, SLUGS)).toBe(nearest);
});

function gallery(): HTMLElement {
  document.body.innerHTML = `
    <p data-missing-template hidden>No <code data-asked></code>.
      <span data-nearest>Did you mean <span data-nearest-link></span>?</span></p>
    <ul><li data-template="sign-in" data-title="Sign-in"><a href="/t/sign-in" target="_self">Open</a></li></ul>`;
  return document.querySelector<HTMLElement>('[data-missing-template]') as HTMLElement;
}

test('an address is shown as text, and one that cannot be decoded as it is', () => {
  const note = gallery();
  showMissing(note, '%3Cimg src=x%3E');
  expect(note.querySelector('img')).toBeNull();
  expect(note.textContent).toContain('<img src=x>');
  const other = gallery();
  showMissing(other, '100%');
  expect(other.querySelector('[data-asked]')?.textContent).toBe('100%');
});
