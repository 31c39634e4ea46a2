import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const positions: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
];

const nameOf = ({ vertical, horizontal }: SnackbarOrigin) => `${vertical} ${horizontal}`;

export default function PositionedSnackbar() {
  const [open, setOpen] = React.useState(false);
  const [position, setPosition] = React.useState<SnackbarOrigin>({
    vertical: 'top',
    horizontal: 'center',
  });

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {positions.map((item) => (
        <Button
          key={nameOf(item)}
          variant="outlined"
          onClick={() => {
            setPosition(item);
            setOpen(true);
          }}
        >
          {nameOf(item)}
        </Button>
      ))}
      <Snackbar
        key={nameOf(position)}
        anchorOrigin={position}
        open={open}
        autoHideDuration={5000}
        onClose={() => setOpen(false)}
        message="Your comment was published"
      />
    </Stack>
  );
}
