/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import InviteForm from './InviteForm';

test('invites a colleague as an editor', async () => {
  const user = userEvent.setup();
  render(<InviteForm />);

  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mei@example.com');
  await user.click(screen.getByRole('combobox', { name: 'Role' }));
  await user.click(screen.getByRole('option', { name: 'Editor' }));
  await user.click(screen.getByRole('button', { name: 'Invite' }));

  expect(screen.getByRole('status')).toHaveTextContent('mei@example.com joins as editor.');
});
