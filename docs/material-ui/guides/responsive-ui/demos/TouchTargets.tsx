import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const target = { '@media (pointer: coarse)': { minWidth: 48, minHeight: 48 } };

export default function TouchTargets() {
  const [count, setCount] = React.useState(1);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton
        size="small"
        aria-label="Fewer items"
        onClick={() => setCount(Math.max(count - 1, 0))}
        sx={target}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
      <Typography role="status">Items: {count}</Typography>
      <IconButton
        size="small"
        aria-label="More items"
        onClick={() => setCount(count + 1)}
        sx={target}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
