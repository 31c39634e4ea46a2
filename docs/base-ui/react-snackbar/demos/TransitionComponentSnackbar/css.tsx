import { useEffect, useState } from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './styles.css';

export default function TransitionComponentSnackbar() {
  const [open, setOpen] = useState(false);
  const [exited, setExited] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => setExited(!open), open ? 0 : 200);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <div>
      <button className="button" type="button" onClick={() => setOpen(true)}>
        Invite Mei Tanaka
      </button>
      <Snackbar
        className="snackbar"
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
