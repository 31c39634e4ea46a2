import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const menu = (
  <Menu aria-label="Workshops">
    <MenuItem component="a" href="#navigation-menu" children="Pottery" />
    <MenuItem component="a" href="#navigation-menu" children="Printing" />
  </Menu>
);

export default function ExampleNavigationMenu() {
  return (
    <Dropdown>
      <List component="nav" orientation="horizontal" aria-label="Art school">
        <ListItemButton component="a" href="#navigation-menu" aria-current="page">
          Courses
        </ListItemButton>
        <ListItem>
          <MenuButton variant="plain">Workshops ▾</MenuButton>
        </ListItem>
      </List>
      {menu}
    </Dropdown>
  );
}
