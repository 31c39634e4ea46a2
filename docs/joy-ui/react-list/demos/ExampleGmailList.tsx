import * as React from 'react';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';

const folders = { Inbox: 14, Snoozed: 2, Drafts: 0 };
const pill = {
  maxWidth: 280,
  '--ListItem-radius': '0 20px 20px 0',
  '--ListItem-paddingLeft': '24px',
};

export default function ExampleGmailList() {
  const [current, setCurrent] = React.useState('Inbox');

  const items = Object.entries(folders).map(([name, count]) => (
    <ListItem key={name}>
      <ListItemButton
        component="a"
        href="#gmail-navigation"
        color="primary"
        variant={name === current ? 'soft' : 'plain'}
        selected={name === current}
        aria-current={name === current && 'page'}
        onClick={() => setCurrent(name)}
      >
        <ListItemContent>{name}</ListItemContent>
        {count > 0 && <Chip size="sm">{count}</Chip>}
      </ListItemButton>
    </ListItem>
  ));

  return (
    <List component="nav" aria-label="Mail" size="sm" sx={pill}>
      {items}
    </List>
  );
}
