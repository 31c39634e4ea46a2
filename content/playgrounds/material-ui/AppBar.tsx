import AppBar from '@mui/material/AppBar';
import type { AppBarProps } from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarExample(props: AppBarProps) {
  return (
    <AppBar position="static" {...props}>
      <Toolbar>
        <Typography variant="h6" component="p">
          Inbox
        </Typography>
      </Toolbar>
    </AppBar>
  );
}
