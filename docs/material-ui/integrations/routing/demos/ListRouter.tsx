import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ArchiveIcon from '@mui/icons-material/Archive';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';
import { MemoryRouter, NavLink } from 'react-router-dom';

const folders = [
  { to: '/inbox', title: 'Inbox', icon: <InboxIcon /> },
  { to: '/sent', title: 'Sent', icon: <SendIcon /> },
  { to: '/archive', title: 'Archive', icon: <ArchiveIcon /> },
];

export default function ListRouter() {
  return (
    <MemoryRouter initialEntries={['/inbox']}>
      <nav aria-label="Mail folders">
        <List sx={{ width: 240 }}>
          {folders.map(({ to, title, icon }) => (
            <ListItem key={to} disablePadding>
              <ListItemButton
                component={NavLink}
                to={to}
                aria-current="page"
                sx={{ '&.active': { bgcolor: 'action.selected' } }}
              >
                <ListItemIcon>{icon}</ListItemIcon>
                <ListItemText primary={title} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </nav>
    </MemoryRouter>
  );
}
