import * as React from 'react';
import Button from '@mui/joy/Button';

export default function ToggleButtons() {
  const [pinned, setPinned] = React.useState(true);

  return (
    <Button
      variant={pinned ? 'soft' : 'outlined'}
      color="neutral"
      aria-pressed={pinned}
      onClick={() => setPinned(!pinned)}
    >
      Pin to top
    </Button>
  );
}
