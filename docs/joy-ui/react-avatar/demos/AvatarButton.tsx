import Avatar from '@mui/joy/Avatar';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import { mei } from './portraits';

const round = { p: 0.5, borderRadius: '50%' };

export default function AvatarButton() {
  return (
    <Dropdown>
      <MenuButton slots={{ root: IconButton }} aria-label="Account of Mei Tanaka" sx={round}>
        <Avatar alt="" src={mei} />
      </MenuButton>
      <Menu aria-label="Account">
        <MenuItem>Profile</MenuItem>
        <MenuItem>Sign out</MenuItem>
      </Menu>
    </Dropdown>
  );
}
