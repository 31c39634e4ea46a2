import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';

const files = [
  { name: 'Contracts', details: '14 files', icon: <FolderIcon /> },
  { name: 'floor-plan.png', details: 'Changed on Monday', icon: <ImageIcon /> },
  { name: 'quote-2041.pdf', details: 'Changed in March', icon: <PictureAsPdfIcon /> },
];

export default function FolderList() {
  return (
    <List aria-label="Shared files" sx={{ width: '100%', maxWidth: 320 }}>
      {files.map(({ name, details, icon }) => (
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar>{icon}</Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={details} />
        </ListItem>
      ))}
    </List>
  );
}
