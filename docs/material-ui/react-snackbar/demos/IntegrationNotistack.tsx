import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SnackbarProvider, useSnackbar } from 'notistack';

function SyncButtons() {
  const { enqueueSnackbar } = useSnackbar();

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button onClick={() => enqueueSnackbar('Syncing 12 files')}>Start the sync</Button>
      <Button onClick={() => enqueueSnackbar('All files are synced', { variant: 'success' })}>
        Finish the sync
      </Button>
    </Stack>
  );
}

export default function IntegrationNotistack() {
  return (
    <SnackbarProvider maxSnack={2}>
      <SyncButtons />
    </SnackbarProvider>
  );
}
