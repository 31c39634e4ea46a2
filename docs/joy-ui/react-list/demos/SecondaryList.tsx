import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const songs = ['Rain on tin', 'Night bus'];

export default function SecondaryList() {
  const [liked, setLiked] = React.useState('Night bus');

  function heart(song: string) {
    const pressed = song === liked;
    const button = { 'aria-label': `Like ${song}`, 'aria-pressed': pressed, size: 'sm' } as const;
    return (
      <IconButton {...button} onClick={() => setLiked(pressed ? '' : song)}>
        {pressed ? '♥' : '♡'}
      </IconButton>
    );
  }

  return (
    <List aria-label="Songs" sx={{ maxWidth: 280 }}>
      {songs.map((song) => (
        <ListItem key={song} endAction={heart(song)}>
          <ListItemButton>{song}</ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
