import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BasicButtonGroup() {
  const [count, setCount] = React.useState(2);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonGroup aria-label="Number of guests">
        <IconButton aria-label="One guest less" onClick={() => setCount(Math.max(count - 1, 0))}>
          −
        </IconButton>
        <Button onClick={() => setCount(2)}>Two guests</Button>
        <IconButton aria-label="One more guest" onClick={() => setCount(count + 1)}>
          +
        </IconButton>
      </ButtonGroup>
      <Typography role="status">Guests: {count}</Typography>
    </Stack>
  );
}
