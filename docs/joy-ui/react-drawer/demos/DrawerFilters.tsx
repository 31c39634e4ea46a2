import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const inset = {
  content: {
    role: 'dialog',
    'aria-labelledby': 'filter-title',
    sx: { bgcolor: 'transparent', boxShadow: 'none', p: 2 },
  },
};

export default function DrawerFilters() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  const filters = (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Checkbox name="open" label="Open now" />
      <Checkbox name="step-free" label="Step-free entrance" />
    </Stack>
  );

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Change filters</Button>
      <Drawer open={open} onClose={close} slotProps={inset}>
        <Sheet sx={{ position: 'relative', height: 1, p: 2, borderRadius: 'md' }}>
          <ModalClose aria-label="Close" />
          <Typography id="filter-title" level="title-lg" component="h2">
            Filters
          </Typography>
          {filters}
          <Button onClick={close}>Show results</Button>
        </Sheet>
      </Drawer>
    </React.Fragment>
  );
}
