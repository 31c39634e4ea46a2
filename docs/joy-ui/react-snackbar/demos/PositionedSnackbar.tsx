import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarProps } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const places = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
] as const;

export default function PositionedSnackbar() {
  const [open, setOpen] = React.useState(false);
  const [anchorOrigin, setAnchorOrigin] = React.useState<SnackbarProps['anchorOrigin']>();

  const buttons = places.map((place) => (
    <Button
      key={place.vertical + place.horizontal}
      variant="outlined"
      color="neutral"
      onClick={() => {
        setAnchorOrigin(place);
        setOpen(true);
      }}
    >
      {place.vertical} {place.horizontal}
    </Button>
  ));

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {buttons}
      <Snackbar
        role="alert"
        anchorOrigin={anchorOrigin}
        key={`${anchorOrigin?.vertical} ${anchorOrigin?.horizontal}`}
        open={open}
        autoHideDuration={5000}
        onClose={(_event, reason) => setOpen(reason === 'clickaway')}
      >
        The link is copied.
      </Snackbar>
    </Stack>
  );
}
