import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const projects = ['Website', 'Mobile app', 'Warehouse'];

export default function SelectedListItem() {
  const [selected, setSelected] = React.useState('Website');

  return (
    <List aria-label="Projects" sx={{ width: '100%', maxWidth: 320 }}>
      {projects.map((project) => (
        <ListItem key={project} disablePadding>
          <ListItemButton
            selected={project === selected}
            aria-current={project === selected}
            onClick={() => setSelected(project)}
          >
            <ListItemText primary={project} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
