import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';

const anchor = { href: '#condensed-with-menu' };
const iconButton = { slots: { root: IconButton }, size: 'sm' } as const;

export default function BreadcrumbsWithMenu() {
  return (
    <Dropdown>
      <Breadcrumbs aria-label="Path to Tulips">
        <Link {...anchor}>Home</Link>
        <MenuButton {...iconButton} aria-label="Hidden levels">
          …
        </MenuButton>
        <Typography>Tulips</Typography>
      </Breadcrumbs>
      <Menu aria-label="Hidden levels">
        <MenuItem {...anchor} component="a" children="Garden" />
        <MenuItem {...anchor} component="a" children="Bulbs" />
      </Menu>
    </Dropdown>
  );
}
