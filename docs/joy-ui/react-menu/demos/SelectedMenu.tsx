import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function SelectedMenu() {
  const [order, setOrder] = React.useState('Newest first');

  const items = ['Newest first', 'Oldest first', 'By name'].map((name) => (
    <MenuItem
      key={name}
      role="menuitemradio"
      aria-checked={name === order}
      selected={name === order}
      onClick={() => setOrder(name)}
    >
      {name}
    </MenuItem>
  ));

  return (
    <Dropdown>
      <MenuButton>{order}</MenuButton>
      <Menu aria-label="Order">{items}</Menu>
    </Dropdown>
  );
}
