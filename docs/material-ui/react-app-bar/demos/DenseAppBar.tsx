import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

export default function DenseAppBar() {
  return (
    <Box sx={{ width: 1 }}>
      <AppBar position="static" color="default">
        <Toolbar variant="dense">
          <IconButton edge="start" color="inherit" aria-label="Open the navigation" sx={{ mr: 1 }}>
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="div">
            Query editor
          </Typography>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
