import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';

export default function NestedList() {
  const [open, setOpen] = React.useState(true);

  return (
    <List aria-label="Help topics" sx={{ width: '100%', maxWidth: 320 }}>
      <ListItem disablePadding>
        <ListItemButton>
          <ListItemText primary="Getting started" />
        </ListItemButton>
      </ListItem>
      <ListItem disablePadding sx={{ display: 'block' }}>
        <ListItemButton
          aria-expanded={open}
          aria-controls="billing-topics"
          onClick={() => setOpen(!open)}
        >
          <ListItemText primary="Billing" />
          {open ? <ExpandLess /> : <ExpandMore />}
        </ListItemButton>
        <Collapse in={open} id="billing-topics">
          <List disablePadding aria-label="Billing">
            {['Invoices', 'Refunds', 'Taxes'].map((topic) => (
              <ListItem key={topic} disablePadding>
                <ListItemButton sx={{ pl: 4 }}>
                  <ListItemText primary={topic} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Collapse>
      </ListItem>
    </List>
  );
}
