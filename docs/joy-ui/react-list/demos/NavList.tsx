import * as React from 'react';
import List from '@mui/joy/List';
import ListItemButton from '@mui/joy/ListItemButton';

export default function NavList() {
  const [page, setPage] = React.useState('Profile');

  return (
    <List component="nav" aria-label="Account" sx={{ maxWidth: 280 }}>
      {['Profile', 'Invoices', 'Team'].map((name) => (
        <ListItemButton
          key={name}
          component="a"
          href="#semantic-elements"
          selected={name === page}
          aria-current={name === page && 'page'}
          variant={name === page ? 'soft' : 'plain'}
          onClick={() => setPage(name)}
        >
          {name}
        </ListItemButton>
      ))}
    </List>
  );
}
