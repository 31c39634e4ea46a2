/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import * as React from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

function FileMenu({ onSelect }: { onSelect: (action: string) => void }) {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  function select(action: string) {
    setAnchorEl(null);
    onSelect(action);
  }
  return (
    <React.Fragment>
      <Button
        id="file-button"
        aria-haspopup="menu"
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        File
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={anchorEl !== null}
        onClose={() => setAnchorEl(null)}
        MenuListProps={{ 'aria-labelledby': 'file-button' }}
      >
        <MenuItem onClick={() => select('rename')}>Rename</MenuItem>
        <MenuItem onClick={() => select('copy')}>Copy</MenuItem>
      </Menu>
    </React.Fragment>
  );
}

test('selects an action with the keyboard', async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  render(<FileMenu onSelect={onSelect} />);

  await user.click(screen.getByRole('button', { name: 'File' }));
  expect(screen.getByRole('menu', { name: 'File' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();

  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledWith('copy');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'File' })).toHaveFocus();
});
