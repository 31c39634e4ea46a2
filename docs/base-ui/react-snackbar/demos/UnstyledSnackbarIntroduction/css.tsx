import { useState } from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './styles.css';

export default function UnstyledSnackbarIntroduction() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button className="button" type="button" onClick={() => setOpen(true)}>
        Save the order
      </button>
      <Snackbar
        className="snackbar"
        open={open}
        autoHideDuration={5000}
        onClose={() => setOpen(false)}
      >
        <div role="alert">Order A-1042 is saved.</div>
      </Snackbar>
    </div>
  );
}
