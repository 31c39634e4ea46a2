import * as React from 'react';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const decorative = { 'aria-hidden': true, sx: { pointerEvents: 'none' } } as const;

export default function AccessibleBadges() {
  const [count, setCount] = React.useState(3);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Badge badgeContent={count} slotProps={{ badge: decorative }}>
        <Button variant="outlined" onClick={() => setCount(count + 1)}>
          Add to cart
        </Button>
      </Badge>
      <Typography level="body-sm" role="status">
        Items in the cart: {count}
      </Typography>
    </Stack>
  );
}
