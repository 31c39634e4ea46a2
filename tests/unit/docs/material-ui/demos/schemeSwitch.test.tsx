/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import SchemeSwitch from '../../../../../docs/material-ui/customization/css-theme-variables/configuration/demos/SchemeSwitch';

beforeAll(() => {
  // jsdom has no media queries: the system is light.
  window.matchMedia = (media) =>
    ({ media, matches: false, addListener: jest.fn(), removeListener: jest.fn() }) as never;
});

test('the switch sets the scheme on <html>, shows it, and stores the choice', () => {
  render(<SchemeSwitch />);
  const toggle = screen.getByLabelText('Dark mode');
  for (const scheme of ['dark', 'light']) {
    fireEvent.click(toggle);
    expect(document.documentElement.getAttribute('data-library-scheme')).toBe(scheme);
    expect(screen.getByText(`On <html>: data-library-scheme="${scheme}"`)).toBeTruthy();
    expect(localStorage.getItem('library-mode')).toBe(scheme);
  }
});
