import { useState } from 'react';
import { useSnackbar } from '@mui/base/useSnackbar';
import './styles.css';

export default function UseSnackbar() {
  const [open, setOpen] = useState(false);
  const { getRootProps } = useSnackbar({
    open,
    autoHideDuration: 5000,
    onClose: () => setOpen(false),
  });

  return (
    <div>
      <button className="button" type="button" onClick={() => setOpen(true)}>
        Send the invoice
      </button>
      {open && (
        <div className="bar" {...getRootProps()}>
          <div role="alert">The invoice is on its way.</div>
        </div>
      )}
    </div>
  );
}
