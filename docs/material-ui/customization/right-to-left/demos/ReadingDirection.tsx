import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import FolderIcon from '@mui/icons-material/Folder';

export default function ReadingDirection() {
  return (
    <List
      sx={{ width: '100%', maxWidth: 320, borderLeft: '4px solid', borderColor: 'primary.main' }}
    >
      <ListItem>
        <ListItemIcon>
          <FolderIcon />
        </ListItemIcon>
        <ListItemText primary="العقود" secondary="١٢ ملفًا" lang="ar" />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <FolderIcon />
        </ListItemIcon>
        <ListItemText primary="الفواتير" secondary="٣٠ ملفًا" lang="ar" />
      </ListItem>
    </List>
  );
}
