import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';
import SvgIcon from '@mui/joy/SvgIcon';

const groups = [
  {
    title: 'Orders',
    path: 'M4 5h16v4H4zm0 6h16v8H4z',
    href: '#side-navigation-icons',
    items: ['Open orders', 'Returns'],
  },
  {
    title: 'Stock',
    path: 'M12 3l9 5v8l-9 5-9-5V8z',
    href: '#menu-bar',
    items: ['Shelves', 'Deliveries'],
  },
];

export default function MenuIconSideNavExample() {
  const menus = groups.map(({ title, path, href, items }) => (
    <Dropdown key={title}>
      <MenuButton slots={{ root: IconButton }} aria-label={title}>
        <SvgIcon>
          <path d={path} />
        </SvgIcon>
      </MenuButton>
      <Menu aria-label={title} placement="right-start">
        {items.map((item) => (
          <MenuItem key={item} component="a" href={href}>
            {item}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  ));

  return (
    <Sheet variant="outlined" sx={{ display: 'grid', gap: 1, p: 1, borderRadius: 'sm' }}>
      {menus}
    </Sheet>
  );
}
