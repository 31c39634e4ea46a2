import * as React from 'react';
import Dialog from '@mui/material/Dialog';
import Slide from '@mui/material/Slide';
import type { SlideProps } from '@mui/material/Slide';

const SlideUp = React.forwardRef<unknown, SlideProps>(function SlideUp(props, ref) {
  return <Slide ref={ref} direction="up" {...props} />;
});

export default function Receipt({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} TransitionComponent={SlideUp} aria-label="Receipt">
      Thank you for your order.
    </Dialog>
  );
}
