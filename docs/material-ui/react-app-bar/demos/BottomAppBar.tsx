import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import AddIcon from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';

const senders = ['Mei Tanaka', 'Tomás Silva', 'Priya Nair', 'Kwame Mensah', 'Ingrid Solberg'];

export default function BottomAppBar() {
  return (
    <Box>
      <CssBaseline />
      <List aria-label="Messages" sx={{ pb: 12 }}>
        {senders.map((sender) => (
          <ListItem key={sender}>
            <ListItemText primary={sender} secondary="Are you free on Thursday?" />
          </ListItem>
        ))}
      </List>
      <AppBar component="div" sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <IconButton edge="start" color="inherit" aria-label="Open the navigation">
            <MenuIcon />
          </IconButton>
          <Fab color="secondary" aria-label="New message" sx={{ position: 'relative', top: -28 }}>
            <AddIcon />
          </Fab>
          <IconButton edge="end" color="inherit" aria-label="Search">
            <SearchIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
