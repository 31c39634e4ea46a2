import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import InboxIcon from '@mui/icons-material/Inbox';
import PersonIcon from '@mui/icons-material/Person';
import SearchIcon from '@mui/icons-material/Search';

const areas = [
  { value: 'orders', label: 'Orders', icon: <InboxIcon /> },
  { value: 'search', label: 'Search', icon: <SearchIcon /> },
  { value: 'profile', label: 'Profile', icon: <PersonIcon /> },
];

export default function SimpleBottomNavigation() {
  const [area, setArea] = React.useState('orders');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Main areas"
      showLabels
      value={area}
      onChange={(event, value: string) => setArea(value)}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      {areas.map((action) => (
        <BottomNavigationAction
          key={action.value}
          {...action}
          aria-current={action.value === area ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
