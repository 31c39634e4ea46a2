import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function PositionedMenu() {
  return (
    <Dropdown>
      <MenuButton>Share</MenuButton>
      <Menu
        aria-label="Share"
        placement="right-start"
        modifiers={[{ name: 'offset', options: { offset: [0, 12] } }]}
      >
        <MenuItem>Copy link</MenuItem>
        <MenuItem>Send by email</MenuItem>
      </Menu>
    </Dropdown>
  );
}
