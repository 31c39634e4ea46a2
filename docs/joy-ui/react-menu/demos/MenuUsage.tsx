import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuUsage() {
  return (
    <Dropdown>
      <MenuButton>Account</MenuButton>
      <Menu aria-label="Account">
        <MenuItem>Profile</MenuItem>
        <MenuItem>Language</MenuItem>
        <MenuItem>Sign out</MenuItem>
      </Menu>
    </Dropdown>
  );
}
