import { useRef, useState } from 'react';
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

export default function UnstyledSnackbar() {
  const [open, setOpen] = useState(false);
  const [archived, setArchived] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);

  function close() {
    if (bar.current?.contains(document.activeElement)) {
      trigger.current?.focus();
    }
    setOpen(false);
  }

  return (
    <div>
      <Button
        ref={trigger}
        type="button"
        onClick={() => {
          setArchived(!archived);
          setOpen(!archived);
        }}
      >
        {archived ? 'Restore the file' : 'Archive the file'}
      </Button>
      <p>price-list.pdf is {archived ? 'archived' : 'in use'}.</p>
      <Snackbar
        ref={bar}
        open={open}
        autoHideDuration={10000}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') {
            close();
          }
        }}
      >
        <div role="alert">price-list.pdf is archived.</div>
        <Button
          type="button"
          onClick={() => {
            setArchived(false);
            close();
          }}
        >
          Undo
        </Button>
      </Snackbar>
    </div>
  );
}
