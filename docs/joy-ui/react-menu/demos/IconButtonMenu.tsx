import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import SvgIcon from '@mui/joy/SvgIcon';

const dots = (
  <SvgIcon>
    <path d="M10 4h4v4h-4zm0 6h4v4h-4zm0 6h4v4h-4z" />
  </SvgIcon>
);

export default function IconButtonMenu() {
  return (
    <Dropdown>
      <MenuButton
        slots={{ root: IconButton }}
        slotProps={{ root: { variant: 'outlined', 'aria-label': 'Actions of route 12' } }}
      >
        {dots}
      </MenuButton>
      <Menu aria-label="Actions of route 12">
        <MenuItem>Rename</MenuItem>
        <MenuItem color="danger">Delete</MenuItem>
      </Menu>
    </Dropdown>
  );
}
