/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import * as React from 'react';
import { render, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

function DeleteButton({ onDelete }: { onDelete: () => void }) {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog open={open} onClose={close} aria-labelledby="delete-title">
        <DialogTitle id="delete-title">Delete the file?</DialogTitle>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={onDelete}>Delete</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}

test('asks before it deletes', async () => {
  const user = userEvent.setup();
  const onDelete = jest.fn();
  render(<DeleteButton onDelete={onDelete} />);

  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete the file?' });
  expect(onDelete).not.toHaveBeenCalled();

  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledTimes(1);
});

test('closes with Escape, and returns focus', async () => {
  const user = userEvent.setup();
  render(<DeleteButton onDelete={jest.fn()} />);

  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.keyboard('{Escape}');
  await waitForElementToBeRemoved(screen.queryByRole('dialog'));

  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
});
