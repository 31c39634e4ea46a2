import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';

export default function CondensedWithMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Breadcrumbs aria-label="Path with a menu">
        <Link href="#condensed-with-menu" underline="hover" color="inherit">
          Archive
        </Link>
        <IconButton
          size="small"
          aria-label="Folders between Archive and Spain"
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizIcon fontSize="inherit" />
        </IconButton>
        <Typography sx={{ color: 'text.primary' }}>Spain</Typography>
      </Breadcrumbs>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        MenuListProps={{ 'aria-label': 'Folders between Archive and Spain' }}
      >
        <MenuItem component="a" href="#condensed-with-menu" onClick={close}>
          Finance
        </MenuItem>
        <MenuItem component="a" href="#customization" onClick={close}>
          Invoices
        </MenuItem>
      </Menu>
    </>
  );
}
