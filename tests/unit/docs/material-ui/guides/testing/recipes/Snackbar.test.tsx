/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

function SaveButton() {
  const [open, setOpen] = React.useState(false);
  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Save</Button>
      <Snackbar
        open={open}
        onClose={() => setOpen(false)}
        autoHideDuration={6000}
        message="Saved"
      />
    </React.Fragment>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('shows a message for six seconds', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<SaveButton />);
  await user.click(screen.getByRole('button', { name: 'Save' }));

  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('alert')).toHaveTextContent('Saved');

  act(() => jest.advanceTimersByTime(1000)); // closes it
  act(() => jest.runAllTimers()); // ends its transition
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
