import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';

export default function DialogThumbnail() {
  return (
    <Paper elevation={8} sx={{ width: 200 }}>
      <DialogTitle component="div" sx={{ p: 1.5, pb: 0.5, fontSize: 16 }}>
        Delete file?
      </DialogTitle>
      <DialogContent sx={{ px: 1.5, py: 0, fontSize: 13 }}>You can’t undo this.</DialogContent>
      <DialogActions>
        <Button size="small">Keep</Button>
        <Button size="small" color="error">
          Delete
        </Button>
      </DialogActions>
    </Paper>
  );
}
