import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FolderIcon from '@mui/icons-material/Folder';
import RestoreIcon from '@mui/icons-material/Restore';
import StarIcon from '@mui/icons-material/Star';

const actions = [
  { value: 'recent', label: 'Recent', icon: <RestoreIcon /> },
  { value: 'liked', label: 'Liked', icon: <FavoriteIcon /> },
  { value: 'starred', label: 'Starred', icon: <StarIcon /> },
  { value: 'folders', label: 'Folders', icon: <FolderIcon /> },
];

export default function LabelBottomNavigation() {
  const [list, setList] = React.useState('recent');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Lists of files"
      value={list}
      onChange={(event, value: string) => setList(value)}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      {actions.map((action) => (
        <BottomNavigationAction
          key={action.value}
          {...action}
          aria-current={action.value === list ? 'page' : undefined}
          sx={{ minWidth: 0 }}
        />
      ))}
    </BottomNavigation>
  );
}
