import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function ButtonLoading() {
  const [loading, setLoading] = React.useState(true);

  const toggle = (
    <Typography
      component="label"
      startDecorator={
        <Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />
      }
    >
      Loading
    </Typography>
  );

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {toggle}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button loading={loading} loadingIndicator={<CircularProgress aria-label="Saving" />}>
          Save timesheet
        </Button>
        <Button
          loading={loading}
          loadingIndicator={<CircularProgress aria-label="Importing" />}
          variant="soft"
        >
          Import contacts
        </Button>
      </Stack>
    </Stack>
  );
}
