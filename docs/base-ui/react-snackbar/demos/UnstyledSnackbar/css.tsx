import { useRef, useState } from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './styles.css';

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
      <button
        className="button"
        ref={trigger}
        type="button"
        onClick={() => {
          setArchived(!archived);
          setOpen(!archived);
        }}
      >
        {archived ? 'Restore the file' : 'Archive the file'}
      </button>
      <p>price-list.pdf is {archived ? 'archived' : 'in use'}.</p>
      <Snackbar
        className="snackbar"
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
        <button
          className="button"
          type="button"
          onClick={() => {
            setArchived(false);
            close();
          }}
        >
          Undo
        </button>
      </Snackbar>
    </div>
  );
}
