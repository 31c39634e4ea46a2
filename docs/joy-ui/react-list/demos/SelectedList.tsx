import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function SelectedList() {
  const [folder, setFolder] = React.useState('Orders');

  return (
    <List aria-label="Folders" sx={{ maxWidth: 280 }}>
      {['Orders', 'Returns', 'Suppliers'].map((name) => (
        <ListItem key={name}>
          <ListItemButton
            selected={folder === name}
            aria-current={folder === name}
            variant={folder === name ? 'soft' : 'plain'}
            onClick={() => setFolder(name)}
          >
            {name}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
