import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import DashboardIcon from '@mui/icons-material/Dashboard';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const WIDTH = 232;

const sections = [
  { name: 'Overview', href: '#overview', Icon: DashboardIcon },
  { name: 'Around the clock', href: '#ovens', Icon: ScheduleIcon },
  { name: 'What was baked', href: '#products', Icon: BakeryDiningIcon },
  { name: 'Orders', href: '#orders', Icon: LocalShippingIcon },
];

interface NavigationProps {
  open: boolean;
  onClose: () => void;
}

/** The links to the parts of the page: beside it on wide screens, in a drawer on others. */
export default function Navigation({ open, onClose }: NavigationProps) {
  const content = (
    <nav aria-label="Dashboard">
      <Typography sx={{ p: 3, pb: 2, fontWeight: 800, letterSpacing: '0.02em' }}>
        Sunhalm
      </Typography>
      <List sx={{ px: 1.5 }}>
        {sections.map(({ name, href, Icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton component="a" href={href} onClick={onClose} sx={{ borderRadius: 1 }}>
              <ListItemIcon sx={{ minWidth: 40, color: 'primary.main' }}>
                <Icon />
              </ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
  const paper = { width: WIDTH, boxSizing: 'border-box' };
  return (
    <Box sx={{ width: { md: WIDTH }, flexShrink: 0 }}>
      <Drawer
        open={open}
        onClose={onClose}
        PaperProps={{ role: 'dialog', 'aria-label': 'Navigation' }}
        sx={{ display: { md: 'none' }, '& .MuiDrawer-paper': paper }}
      >
        {content}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', md: 'block' }, '& .MuiDrawer-paper': paper }}
      >
        {content}
      </Drawer>
    </Box>
  );
}
