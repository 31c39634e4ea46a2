import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ClickableAndDeletableChips() {
  const [message, setMessage] = React.useState('Nothing chosen yet');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Chip
        label="quarterly-report.pdf"
        variant="outlined"
        onClick={() => setMessage('The file was opened')}
        onDelete={() => setMessage('The file was removed')}
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
