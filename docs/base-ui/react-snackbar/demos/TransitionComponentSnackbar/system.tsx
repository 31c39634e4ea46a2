import { useEffect, useState } from 'react';
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
  transition:
    opacity 200ms,
    translate 200ms;
  &[data-closing] {
    opacity: 0;
    translate: 0 1rem;
  }
  @starting-style {
    opacity: 0;
    translate: 0 1rem;
  }
  @media (prefers-reduced-motion: reduce) {
    transition-duration: 1ms;
  }
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

export default function TransitionComponentSnackbar() {
  const [open, setOpen] = useState(false);
  const [exited, setExited] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => setExited(!open), open ? 0 : 200);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <div>
      <Button type="button" onClick={() => setOpen(true)}>
        Invite Mei Tanaka
      </Button>
      <Snackbar
        open={open}
        exited={exited}
        autoHideDuration={5000}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        data-closing={open ? undefined : ''}
      >
        <div role="alert">Mei Tanaka is invited.</div>
      </Snackbar>
    </div>
  );
}
