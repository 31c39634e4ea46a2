import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

const spacings = ['Single', '1.15', 'Double'];

export default function DenseMenu() {
  const [spacing, setSpacing] = React.useState('1.15');

  return (
    <Paper sx={{ width: 280 }}>
      <MenuList dense aria-label="Line spacing">
        {spacings.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === spacing}
            onClick={() => setSpacing(name)}
          >
            {name === spacing && (
              <ListItemIcon>
                <CheckIcon />
              </ListItemIcon>
            )}
            <ListItemText inset={name !== spacing}>{name}</ListItemText>
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem>
          <ListItemText inset>Space above headings</ListItemText>
        </MenuItem>
      </MenuList>
    </Paper>
  );
}
