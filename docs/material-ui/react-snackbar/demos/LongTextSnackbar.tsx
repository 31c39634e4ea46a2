import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

const restore = (
  <Button color="inherit" size="small">
    Restore
  </Button>
);

export default function LongTextSnackbar() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 600 }}>
      <SnackbarContent role="note" message="Draft deleted" action={restore} />
      <SnackbarContent
        role="note"
        message="The draft of your order was deleted, because it wasn’t changed for 30 days.
          You can restore it until the end of the month."
        action={restore}
      />
    </Stack>
  );
}
