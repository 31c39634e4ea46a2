import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BasicMenu() {
  const [action, setAction] = React.useState('nothing yet');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Dropdown>
        <MenuButton>Edit route</MenuButton>
        <Menu aria-label="Edit route">
          <MenuItem onClick={() => setAction('Rename')}>Rename</MenuItem>
          <MenuItem onClick={() => setAction('Duplicate')}>Duplicate</MenuItem>
          <MenuItem disabled>Publish</MenuItem>
        </Menu>
      </Dropdown>
      <Typography role="status">Chosen: {action}</Typography>
    </Stack>
  );
}
