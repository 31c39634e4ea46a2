/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const cities = ['Accra', 'Porto', 'Pune'];

test('filters the options, and fills in the chosen one', async () => {
  const user = userEvent.setup();
  render(
    <Autocomplete
      options={cities}
      renderInput={(params) => <TextField {...params} name="city" label="City" />}
    />,
  );
  const field = screen.getByRole('combobox', { name: 'City' });

  await user.type(field, 'p');
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Porto', 'Pune']);

  await user.click(screen.getByRole('option', { name: 'Pune' }));
  expect(field).toHaveValue('Pune');

  // The styles hide the button until the field is hovered or focused, so it has no role here.
  await user.click(screen.getByLabelText('Clear'));
  expect(field).toHaveValue('');
});

test('adds and removes several cities', async () => {
  const user = userEvent.setup();
  render(
    <Autocomplete
      multiple
      options={cities}
      defaultValue={['Accra']}
      renderInput={(params) => <TextField {...params} name="cities" label="Cities" />}
    />,
  );

  await user.type(screen.getByRole('combobox', { name: 'Cities' }), 'po{ArrowDown}{Enter}');
  expect(screen.getByRole('button', { name: 'Porto' })).toBeVisible();

  const accra = screen.getByRole('button', { name: 'Accra' });
  await user.click(within(accra).getByTestId('CancelIcon'));
  expect(screen.queryByRole('button', { name: 'Accra' })).not.toBeInTheDocument();
});
