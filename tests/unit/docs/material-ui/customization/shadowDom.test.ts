/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { loadListing } from '../loadListing';

test('the element renders its button and its menu into its shadow root', () => {
  window.matchMedia = (media) =>
    ({ media, matches: false, addListener: jest.fn(), removeListener: jest.fn() }) as never;
  loadListing('customization/shadow-dom', 'src/parcelElement.tsx');
  act(() => {
    document.body.innerHTML = '<parcel-card number="4821"></parcel-card>';
  });
  const element = document.querySelector('parcel-card')!;
  act(() => {
    element.remove();
    document.body.append(element);
  });
  const shadow = element.shadowRoot!;
  expect(shadow.textContent).toContain('Parcel 4821');
  act(() => shadow.querySelector('button')!.click());
  expect(shadow.querySelectorAll('[role="menuitem"]')).toHaveLength(2);
  expect(document.querySelector('[role="menu"], style')).toBeNull();
});
