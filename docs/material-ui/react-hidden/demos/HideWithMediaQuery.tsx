import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function HideWithMediaQuery() {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('sm'));

  return (
    <Stack direction="row" spacing={2}>
      <List dense aria-label="Files">
        <ListItem>
          <ListItemText primary="Floor plan" secondary="Changed by Linh" />
        </ListItem>
        <ListItem>
          <ListItemText primary="Guest list" secondary="Changed by Tomás" />
        </ListItem>
      </List>
      {isWide && (
        <Paper variant="outlined" sx={{ p: 2 }}>
          Preview of the floor plan
        </Paper>
      )}
    </Stack>
  );
}
