import * as React from 'react';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import type { PopoverPosition } from '@mui/material/Popover';

export default function ContextMenu() {
  const [position, setPosition] = React.useState<PopoverPosition>();
  const close = () => setPosition(undefined);

  function handleContextMenu(event: React.MouseEvent) {
    event.preventDefault();
    setPosition(position ? undefined : { top: event.clientY, left: event.clientX });
  }

  function handleClick(event: React.MouseEvent) {
    const { bottom, left } = event.currentTarget.getBoundingClientRect();
    setPosition({ top: bottom, left });
  }

  return (
    <Paper variant="outlined" sx={{ pl: 2 }} onContextMenu={handleContextMenu}>
      Site plan, second floor
      <IconButton
        aria-label="Actions for the site plan"
        aria-haspopup="menu"
        aria-expanded={position !== undefined}
        onClick={handleClick}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu
        open={position !== undefined}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={position}
        MenuListProps={{ 'aria-label': 'Site plan' }}
      >
        <MenuItem onClick={close}>Open</MenuItem>
        <MenuItem onClick={close}>Rename</MenuItem>
        <MenuItem onClick={close}>Move to the trash</MenuItem>
      </Menu>
    </Paper>
  );
}
