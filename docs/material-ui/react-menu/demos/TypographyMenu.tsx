import DraftsIcon from '@mui/icons-material/Drafts';
import SendIcon from '@mui/icons-material/Send';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TypographyMenu() {
  return (
    <Paper sx={{ width: 232 }}>
      <MenuList aria-label="Message">
        <MenuItem>
          <ListItemIcon>
            <SendIcon fontSize="small" />
          </ListItemIcon>
          <Typography noWrap>Forward to the support team in Nairobi</Typography>
        </MenuItem>
        <MenuItem sx={{ whiteSpace: 'normal' }}>
          <ListItemIcon>
            <DraftsIcon fontSize="small" />
          </ListItemIcon>
          Keep as a draft until the price list is approved
        </MenuItem>
      </MenuList>
    </Paper>
  );
}
