import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function GroupMenu() {
  return (
    <Dropdown>
      <MenuButton>Export</MenuButton>
      <Menu aria-label="Export" component="div">
        <List role="group" aria-labelledby="export-tables">
          <ListItem id="export-tables" role="presentation" sticky>
            Tables
          </ListItem>
          <MenuItem>Comma-separated values</MenuItem>
          <MenuItem>Spreadsheet</MenuItem>
        </List>
      </Menu>
    </Dropdown>
  );
}
