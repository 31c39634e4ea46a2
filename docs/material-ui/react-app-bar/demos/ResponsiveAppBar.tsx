import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const pages = [
  { name: 'Products', href: '#app-bar-with-responsive-menu' },
  { name: 'Prices', href: '#app-bar-with-search-field' },
  { name: 'Stores', href: '#responsive-app-bar-with-drawer' },
];

export default function ResponsiveAppBar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <AppBar position="static">
      <Toolbar>
        <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
          Riverbend Tools
        </Typography>
        <Box component="nav" aria-label="Pages" sx={{ display: { xs: 'none', md: 'block' } }}>
          {pages.map(({ name, href }) => (
            <Button
              key={name}
              href={href}
              aria-current={name === 'Products' ? 'page' : undefined}
              color="inherit"
            >
              {name}
            </Button>
          ))}
        </Box>
        <IconButton
          edge="end"
          color="inherit"
          aria-label="Pages"
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Menu
          anchorEl={anchor}
          open={Boolean(anchor)}
          onClose={close}
          MenuListProps={{ 'aria-label': 'Pages' }}
        >
          {pages.map(({ name, href }) => (
            <MenuItem
              key={name}
              component="a"
              href={href}
              aria-current={name === 'Products' ? 'page' : undefined}
              onClick={close}
            >
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
