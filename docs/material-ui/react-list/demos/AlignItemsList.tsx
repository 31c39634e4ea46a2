import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const messages = [
  {
    name: 'Amara Okafor',
    text: 'The samples have arrived. Two of them are a little darker than in the catalog.',
  },
  {
    name: 'Jonas Weber',
    text: 'I can bring the printed plans on Thursday, if the room is free then.',
  },
];

export default function AlignItemsList() {
  return (
    <List aria-label="Messages" sx={{ width: '100%', maxWidth: 360 }}>
      {messages.map(({ name, text }, index) => (
        <React.Fragment key={name}>
          {index > 0 && <Divider variant="inset" component="li" aria-hidden />}
          <ListItem alignItems="flex-start">
            <ListItemAvatar>
              <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
                {name.charAt(0)}
              </Avatar>
            </ListItemAvatar>
            <ListItemText primary={name} secondary={text} />
          </ListItem>
        </React.Fragment>
      ))}
    </List>
  );
}
