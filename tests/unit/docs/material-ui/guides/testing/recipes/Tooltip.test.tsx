/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ArchiveIcon from '@mui/icons-material/Archive';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

test('names the button, and shows the name on hover', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip title="Archive">
      <IconButton>
        <ArchiveIcon />
      </IconButton>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Archive' });

  await user.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Archive');

  await user.unhover(button);
  await waitForElementToBeRemoved(screen.queryByRole('tooltip'));
});
