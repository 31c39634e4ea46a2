import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';

export default function IconAvatars() {
  return (
    <List aria-label="Shared files">
      <ListItem>
        <ListItemAvatar>
          <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            <FolderIcon />
          </Avatar>
        </ListItemAvatar>
        <ListItemText primary="Contracts" secondary="12 files" />
      </ListItem>
      <ListItem>
        <ListItemAvatar>
          <Avatar sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}>
            <ImageIcon />
          </Avatar>
        </ListItemAvatar>
        <ListItemText primary="Floor plan" secondary="2.4 MB" />
      </ListItem>
    </List>
  );
}
