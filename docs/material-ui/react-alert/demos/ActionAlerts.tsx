import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ActionAlerts() {
  const [open, setOpen] = React.useState(true);
  const [archived, setArchived] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert
        severity="success"
        action={
          <Button color="inherit" size="small" onClick={() => setArchived(!archived)}>
            {archived ? 'Undo' : 'Archive'}
          </Button>
        }
      >
        {archived ? 'The conversation is archived.' : 'The conversation is in your inbox.'}
      </Alert>
      {open ? (
        <Alert severity="info" closeText="Close the tip" onClose={() => setOpen(false)}>
          Tip: press the slash key to search in all projects.
        </Alert>
      ) : (
        <Button autoFocus onClick={() => setOpen(true)} sx={{ alignSelf: 'flex-start' }}>
          Show the tip
        </Button>
      )}
    </Stack>
  );
}
