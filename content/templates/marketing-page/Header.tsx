import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { sections } from './content';

/** The brand and the links to the page's parts; on phones, they are behind a button. */
export default function Header() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <AppBar
      position="sticky"
      color="transparent"
      elevation={0}
      sx={{ bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar sx={{ gap: 1 }}>
        <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
          Weftline
        </Typography>
        <Box component="nav" aria-label="Page" sx={{ display: { xs: 'none', md: 'block' } }}>
          {sections.map(({ id, name }) => (
            <Button key={id} href={`#${id}`} color="inherit">
              {name}
            </Button>
          ))}
        </Box>
        <Button variant="contained" href="#trial">
          Try it
        </Button>
        <IconButton
          edge="end"
          aria-label="Open menu"
          onClick={() => setOpen(true)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
      </Toolbar>
      <Drawer
        anchor="top"
        open={open}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-label': 'Menu' }}
      >
        <Box component="nav" aria-label="Page" sx={{ p: 1 }}>
          <IconButton aria-label="Close menu" onClick={close} sx={{ float: 'inline-end' }}>
            <CloseIcon />
          </IconButton>
          <List>
            {sections.map(({ id, name }) => (
              <ListItem key={id} disablePadding>
                <ListItemButton component="a" href={`#${id}`} onClick={close}>
                  {name}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
    </AppBar>
  );
}
