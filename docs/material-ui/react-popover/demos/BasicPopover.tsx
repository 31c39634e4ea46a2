import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BasicPopover() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchorEl(null);

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Add a note
      </Button>
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Note for order 4718' } }}
      >
        <Stack spacing={1} sx={{ width: 260, p: 2 }}>
          <TextField
            id="order-note"
            name="note"
            label="Note for order 4718"
            size="small"
            autoFocus
          />
          <Button onClick={close}>Save</Button>
        </Stack>
      </Popover>
    </div>
  );
}
