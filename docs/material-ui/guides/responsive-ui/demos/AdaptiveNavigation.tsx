import * as React from 'react';
import InboxIcon from '@mui/icons-material/Inbox';
import PeopleIcon from '@mui/icons-material/People';
import SettingsIcon from '@mui/icons-material/Settings';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const pages = [
  { name: 'Orders', href: '#orders', icon: <InboxIcon /> },
  { name: 'Customers', href: '#customers', icon: <PeopleIcon /> },
  { name: 'Settings', href: '#settings', icon: <SettingsIcon /> },
];
const width = 200;

export default function AdaptiveNavigation() {
  const [page, setPage] = React.useState('Orders');
  return (
    <Box sx={{ display: 'flex', pb: { xs: 7, sm: 0 } }}>
      <CssBaseline />
      <Drawer
        variant="permanent"
        sx={{
          display: { xs: 'none', sm: 'block' },
          width,
          '& .MuiDrawer-paper': { width, boxSizing: 'border-box' },
        }}
      >
        <List component="nav" aria-label="Pages">
          {pages.map(({ name, href, icon }) => (
            <ListItemButton
              key={name}
              component="a"
              href={href}
              selected={name === page}
              aria-current={name === page ? 'page' : undefined}
              onClick={() => setPage(name)}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ p: 2 }}>
        {page}: nothing new since this morning.
      </Box>
      <Paper
        elevation={3}
        sx={{ display: { sm: 'none' }, position: 'fixed', insetInline: 0, bottom: 0 }}
      >
        <BottomNavigation component="nav" aria-label="Pages" showLabels value={page}>
          {pages.map(({ name, href, icon }) => (
            <BottomNavigationAction
              key={name}
              component="a"
              href={href}
              value={name}
              label={name}
              icon={icon}
              aria-current={name === page ? 'page' : undefined}
              onClick={() => setPage(name)}
            />
          ))}
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
