import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonUsage() {
  const [count, setCount] = React.useState(0);
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={() => setCount(count + 1)}>
        Add a loaf
      </Button>
      <Typography role="status">Loaves on the order: {count}</Typography>
    </Stack>
  );
}
