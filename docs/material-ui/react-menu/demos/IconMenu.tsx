import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const actions = [
  { name: 'Cut', keys: 'Ctrl+X', icon: <ContentCutIcon fontSize="small" /> },
  { name: 'Copy', keys: 'Ctrl+C', icon: <ContentCopyIcon fontSize="small" /> },
  { name: 'Paste', keys: 'Ctrl+V', icon: <ContentPasteIcon fontSize="small" /> },
];

export default function IconMenu() {
  return (
    <Paper sx={{ width: 240 }}>
      <MenuList aria-label="Edit">
        {actions.map(({ name, keys, icon }) => (
          <MenuItem key={name}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText>{name}</ListItemText>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {keys}
            </Typography>
          </MenuItem>
        ))}
      </MenuList>
    </Paper>
  );
}
