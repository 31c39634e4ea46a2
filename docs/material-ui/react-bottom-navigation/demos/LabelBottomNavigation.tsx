import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FolderIcon from '@mui/icons-material/Folder';
import RestoreIcon from '@mui/icons-material/Restore';
import StarIcon from '@mui/icons-material/Star';

const lists = [
  { href: '#bottom-navigation-with-no-label', label: 'Recent', icon: <RestoreIcon /> },
  { href: '#fixed-positioning', label: 'Liked', icon: <FavoriteIcon /> },
  { href: '#customization', label: 'Starred', icon: <StarIcon /> },
  { href: '#accessibility', label: 'Folders', icon: <FolderIcon /> },
];

export default function LabelBottomNavigation() {
  const [current, setCurrent] = React.useState('#bottom-navigation-with-no-label');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Lists of files"
      value={current}
      onChange={(_event, value: string) => setCurrent(value)}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      {lists.map(({ href, label, icon }) => (
        <BottomNavigationAction
          key={href}
          component="a"
          href={href}
          value={href}
          label={label}
          icon={icon}
          aria-current={href === current ? 'page' : undefined}
          sx={{ minWidth: 0 }}
        />
      ))}
    </BottomNavigation>
  );
}
