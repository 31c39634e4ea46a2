import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';

export default function SnackbarThumbnail() {
  return (
    <SnackbarContent
      message="Message sent"
      action={
        <Button size="small" color="inherit">
          Undo
        </Button>
      }
      sx={{ minWidth: { xs: 0, sm: 0 } }}
    />
  );
}
