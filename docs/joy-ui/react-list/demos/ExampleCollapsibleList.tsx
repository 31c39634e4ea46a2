import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';

const tools = (
  <List aria-label="Tools">
    <ListItem>Torque wrench</ListItem>
    <ListItem>Spirit level</ListItem>
  </List>
);
const style = { maxWidth: 280, '--List-nestedInsetStart': '16px' };

export default function ExampleCollapsibleList() {
  const [open, setOpen] = React.useState(true);

  return (
    <List aria-label="Inventory" sx={style}>
      <ListItem nested>
        <ListItemButton aria-expanded={open} onClick={() => setOpen(!open)}>
          <ListItemContent>Tools</ListItemContent>
          <span aria-hidden>{open ? '▾' : '▸'}</span>
        </ListItemButton>
        {open && tools}
      </ListItem>
      <ListItem>Safety vests</ListItem>
    </List>
  );
}
