import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Typography from '@mui/joy/Typography';

export default function ActionableList() {
  const [opened, setOpened] = React.useState('nothing');

  return (
    <div>
      <List aria-label="Reports" sx={{ maxWidth: 280 }}>
        <ListItem>
          <ListItemButton onClick={() => setOpened('Energy')}>Energy</ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton disabled>Water (not measured yet)</ListItemButton>
        </ListItem>
      </List>
      <Typography role="status">Opened: {opened}</Typography>
    </div>
  );
}
