import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import type { MenuProps } from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export const order = ['variant', 'color', 'size'] satisfies (keyof MenuProps)[];

export default function MenuExample(props: MenuProps) {
  return (
    <Dropdown>
      <MenuButton>Account</MenuButton>
      <Menu aria-label="Account" {...props}>
        <MenuItem>Profile</MenuItem>
        <MenuItem>Sign out</MenuItem>
      </Menu>
    </Dropdown>
  );
}
