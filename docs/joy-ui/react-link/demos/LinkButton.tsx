import * as React from 'react';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinkButton() {
  const [stops, setStops] = React.useState(3);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">Stops shown: {stops}</Typography>
      <Link component="button" type="button" onClick={() => setStops(stops + 3)}>
        Show three more
      </Link>
    </Stack>
  );
}
