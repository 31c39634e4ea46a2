import { useState } from 'react';
import { Snackbar as BaseSnackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

const Snackbar = styled(BaseSnackbar)`
  position: fixed;
  z-index: 1;
  inset-block-end: 1rem;
  inset-inline: 1rem;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  max-width: 24rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
`;

const Button = styled('button')`
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

export default function UnstyledSnackbarIntroduction() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button type="button" onClick={() => setOpen(true)}>
        Save the order
      </Button>
      <Snackbar open={open} autoHideDuration={5000} onClose={() => setOpen(false)}>
        <div role="alert">Order A-1042 is saved.</div>
      </Snackbar>
    </div>
  );
}
