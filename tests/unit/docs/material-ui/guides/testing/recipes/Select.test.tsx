/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const sizes = (
  <TextField select name="size" label="Size" defaultValue="m">
    <MenuItem value="s">Small</MenuItem>
    <MenuItem value="m">Medium</MenuItem>
    <MenuItem value="l">Large</MenuItem>
  </TextField>
);

test('chooses an option with the pointer', async () => {
  const user = userEvent.setup();
  render(sizes);
  const select = screen.getByRole('combobox', { name: 'Size' });
  expect(select).toHaveTextContent('Medium');

  await user.click(select);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Medium');

  await user.click(screen.getByRole('option', { name: 'Large' }));
  expect(select).toHaveTextContent('Large');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('chooses an option with the keyboard', async () => {
  const user = userEvent.setup();
  render(sizes);

  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox', { name: 'Size' })).toBeVisible();

  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByRole('combobox')).toHaveTextContent('Small');
});
