import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import Toolbar from '@mui/material/Toolbar';

export default function AppBarThumbnail() {
  return (
    <AppBar position="static" component="div" sx={{ width: 210 }}>
      <Toolbar variant="dense">
        <MenuIcon sx={{ mr: 1 }} />
        <Box sx={{ flexGrow: 1 }}>Files</Box>
        <SearchIcon />
      </Toolbar>
    </AppBar>
  );
}
