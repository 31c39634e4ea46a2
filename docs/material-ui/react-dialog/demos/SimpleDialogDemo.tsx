import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const members = ['Amara Okafor', 'Jonas Lindqvist', 'Mei Tanaka'];

export default function SimpleDialogDemo() {
  const [open, setOpen] = React.useState(false);
  const [owner, setOwner] = React.useState(members[0]);

  function handleSelect(name: string) {
    setOwner(name);
    setOpen(false);
  }

  return (
    <div>
      <Typography gutterBottom>Owner: {owner}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change owner
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Choose an owner</DialogTitle>
        <List sx={{ pt: 0 }}>
          {members.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton autoFocus={name === owner} onClick={() => handleSelect(name)}>
                <ListItemText primary={name} sx={{ px: 1 }} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </div>
  );
}
