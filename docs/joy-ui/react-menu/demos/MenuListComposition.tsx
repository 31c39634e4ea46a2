import * as React from 'react';
import ListDivider from '@mui/joy/ListDivider';
import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function MenuListComposition() {
  const [action, setAction] = React.useState('nothing yet');

  return (
    <Stack spacing={2}>
      <MenuList aria-label="Clipboard" sx={{ width: 180 }}>
        <MenuItem onClick={() => setAction('Cut')}>Cut</MenuItem>
        <MenuItem onClick={() => setAction('Copy')}>Copy</MenuItem>
        <ListDivider />
        <MenuItem onClick={() => setAction('Paste')}>Paste</MenuItem>
      </MenuList>
      <Typography role="status">Chosen: {action}</Typography>
    </Stack>
  );
}
