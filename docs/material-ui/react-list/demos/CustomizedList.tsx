import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemIcon, { listItemIconClasses } from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import BarChartIcon from '@mui/icons-material/BarChart';
import GroupIcon from '@mui/icons-material/Group';

const rounded = {
  width: 240,
  [`& .${listItemButtonClasses.root}`]: { borderRadius: 6, my: 0.25 },
  [`& .${listItemIconClasses.root}`]: { minWidth: 40 },
  [`& .${listItemButtonClasses.selected} .${listItemIconClasses.root}`]: { color: 'primary.main' },
};

const pages = [
  { name: 'Reports', icon: <BarChartIcon /> },
  { name: 'Customers', icon: <GroupIcon /> },
];

export default function CustomizedList() {
  const [page, setPage] = React.useState('Reports');

  return (
    <List aria-label="Pages" sx={rounded}>
      {pages.map(({ name, icon }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === page}
            aria-current={name === page}
            onClick={() => setPage(name)}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
