import * as React from 'react';
import Button from '@mui/joy/Button';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

export default function ControlledDropdown() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={1}>
      <Dropdown open={open} onOpenChange={(_event, isOpen) => setOpen(isOpen)}>
        <MenuButton>Layers</MenuButton>
        <Menu aria-label="Layers">
          <MenuItem>Trails</MenuItem>
          <MenuItem>Ferries</MenuItem>
        </Menu>
      </Dropdown>
      <Button variant="plain" onClick={() => setOpen(true)}>
        Where are the layers?
      </Button>
    </Stack>
  );
}
