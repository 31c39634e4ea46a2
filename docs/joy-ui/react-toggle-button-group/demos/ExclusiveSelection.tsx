import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function ExclusiveSelection() {
  const [arrived, setArrived] = React.useState<string | null>('yes');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Did the parcel arrive?"
        value={arrived}
        onChange={(_event, answer) => setArrived(answer)}
      >
        <Button value="no" aria-pressed={arrived === 'no'}>
          No
        </Button>
        <Button value="yes" aria-pressed={arrived === 'yes'}>
          Yes
        </Button>
      </ToggleButtonGroup>
      <Typography role="status">{arrived ?? 'No answer yet'}</Typography>
    </Stack>
  );
}
