import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ControlledSwitches() {
  const [isOnline, setIsOnline] = React.useState(true);

  return (
    <Stack>
      <FormControlLabel
        control={
          <Switch checked={isOnline} onChange={(event) => setIsOnline(event.target.checked)} />
        }
        label="Available for chats"
      />
      <Typography variant="body2" color="textSecondary" role="status">
        {isOnline ? 'Customers can write to you.' : 'New chats go to your colleagues.'}
      </Typography>
    </Stack>
  );
}
