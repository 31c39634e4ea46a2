/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import * as React from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TextField from '@mui/material/TextField';

function NicknameField() {
  const [name, setName] = React.useState('');
  const short = name.length > 0 && name.length < 3;
  return (
    <TextField
      required
      name="nickname"
      label="Nickname"
      value={name}
      onChange={(event) => setName(event.target.value)}
      error={short}
      helperText={short ? 'Use three letters or more' : ' '}
    />
  );
}

test('asks for a longer nickname', async () => {
  const user = userEvent.setup();
  render(<NicknameField />);
  const field = screen.getByRole('textbox', { name: 'Nickname' });
  expect(field).toBeRequired();

  await user.type(field, 'Jo');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Use three letters or more');

  await user.type(field, 'nas');
  expect(field).toHaveValue('Jonas');
  expect(field).toBeValid();
});
