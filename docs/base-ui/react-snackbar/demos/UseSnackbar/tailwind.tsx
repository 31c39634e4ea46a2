import { useState } from 'react';
import { useSnackbar } from '@mui/base/useSnackbar';

const bar =
  'fixed inset-x-4 bottom-4 z-10 flex max-w-sm flex-wrap items-center justify-between gap-2 rounded-lg border border-slate-500 bg-white px-3 py-2 dark:bg-slate-900';
const button =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

export default function UseSnackbar() {
  const [open, setOpen] = useState(false);
  const { getRootProps } = useSnackbar({
    open,
    autoHideDuration: 5000,
    onClose: () => setOpen(false),
  });

  return (
    <div>
      <button className={button} type="button" onClick={() => setOpen(true)}>
        Send the invoice
      </button>
      {open && (
        <div className={bar} {...getRootProps()}>
          <div role="alert">The invoice is on its way.</div>
        </div>
      )}
    </div>
  );
}
