import { useId } from 'react';
import type { ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  actions: ReactNode;
  children: ReactNode;
}

/** A dialog of the theme builder. */
export function BuilderDialog({ title, isOpen, onClose, actions, children }: Props) {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      // Paper of the site's dark scheme is translucent.
      PaperProps={{ sx: { bgcolor: 'background.default' } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: '8px', p: '16px 24px' }}>{actions}</DialogActions>
    </Dialog>
  );
}
