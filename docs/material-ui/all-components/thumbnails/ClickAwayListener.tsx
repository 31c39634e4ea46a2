import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function ClickAwayListenerThumbnail() {
  return (
    <ClickAwayListener onClickAway={() => undefined}>
      <Paper elevation={4} sx={{ p: 2 }}>
        Click outside
      </Paper>
    </ClickAwayListener>
  );
}
