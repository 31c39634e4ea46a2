import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function MenuListComposition() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;

  function close() {
    setAnchorEl(null);
    anchorEl?.focus();
  }

  function handleKeyDown(event: React.KeyboardEvent) {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      close();
    }
  }

  return (
    <ClickAwayListener onClickAway={() => setAnchorEl(null)}>
      <div>
        <Button
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
        >
          Export
        </Button>
        <Popper open={open} anchorEl={anchorEl} placement="bottom-start">
          <Paper elevation={8}>
            <MenuList autoFocusItem aria-label="Export" onKeyDown={handleKeyDown}>
              <MenuItem onClick={close}>Spreadsheet</MenuItem>
              <MenuItem onClick={close}>PDF document</MenuItem>
              <MenuItem onClick={close}>Plain text</MenuItem>
            </MenuList>
          </Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
