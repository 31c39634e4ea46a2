import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import InboxIcon from '@mui/icons-material/Inbox';
import PersonIcon from '@mui/icons-material/Person';
import SearchIcon from '@mui/icons-material/Search';

const areas = [
  { href: '#bottom-navigation-1', label: 'Orders', icon: <InboxIcon /> },
  { href: '#bottom-navigation-with-no-label', label: 'Search', icon: <SearchIcon /> },
  { href: '#fixed-positioning', label: 'Profile', icon: <PersonIcon /> },
];

export default function SimpleBottomNavigation() {
  const [current, setCurrent] = React.useState('#bottom-navigation-1');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Main areas"
      showLabels
      value={current}
      onChange={(_event, value: string) => setCurrent(value)}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      {areas.map(({ href, label, icon }) => (
        <BottomNavigationAction
          key={href}
          component="a"
          href={href}
          value={href}
          label={label}
          icon={icon}
          aria-current={href === current ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
