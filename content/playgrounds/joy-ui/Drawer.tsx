import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import type { DrawerProps } from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

type Props = Omit<DrawerProps, 'open'>;

export const order = ['anchor', 'size', 'variant', 'color'] satisfies (keyof Props)[];

export default function DrawerExample(props: Props) {
  const [open, setOpen] = React.useState(false);
  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Open drawer</Button>
      <Drawer open={open} onClose={() => setOpen(false)} {...props}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Filters</DialogTitle>
      </Drawer>
    </React.Fragment>
  );
}
