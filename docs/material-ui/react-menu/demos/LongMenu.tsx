import * as React from 'react';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const folders = [
  'Contracts',
  'Invoices',
  'Letters',
  'Orders',
  'Photos',
  'Plans',
  'Quotes',
  'Taxes',
];

export default function LongMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const close = () => setAnchorEl(null);

  return (
    <div>
      <IconButton
        aria-label="Move to a folder"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={close}
        MenuListProps={{ 'aria-label': 'Folders' }}
        slotProps={{ paper: { sx: { maxHeight: 216, width: 200 } } }}
      >
        {folders.map((folder) => (
          <MenuItem key={folder} onClick={close}>
            {folder}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
