import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function MenuThumbnail() {
  return (
    <Paper elevation={8} sx={{ width: 140 }}>
      <MenuList dense component="div">
        <MenuItem component="div" selected>
          Rename
        </MenuItem>
        <MenuItem component="div">Duplicate</MenuItem>
        <MenuItem component="div">Delete</MenuItem>
      </MenuList>
    </Paper>
  );
}
