/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import axe from 'axe-core';
import InviteForm from './InviteForm';

test('has no faults that axe finds', async () => {
  const { container } = render(<InviteForm />);
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } }, // needs layout and canvas
  });
  expect(violations.map(({ help }) => help)).toEqual([]);
});
