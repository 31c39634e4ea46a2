/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import TextField from '@mui/material/TextField';
import { renderWithTheme } from './testUtils';

test('requires text, as the theme says', () => {
  renderWithTheme(<TextField name="team" label="Team" />);
  expect(screen.getByRole('textbox', { name: 'Team' })).toBeRequired();
});
