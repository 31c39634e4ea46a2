import { useState } from 'react';
import { Snackbar } from '@mui/base/Snackbar';

const snackbar =
  'fixed inset-x-4 bottom-4 z-10 flex max-w-sm flex-wrap items-center justify-between gap-2 rounded-lg border border-slate-500 bg-white px-3 py-2 dark:bg-slate-900';
const button =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

export default function UnstyledSnackbarIntroduction() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button className={button} type="button" onClick={() => setOpen(true)}>
        Save the order
      </button>
      <Snackbar
        className={snackbar}
        open={open}
        autoHideDuration={5000}
        onClose={() => setOpen(false)}
      >
        <div role="alert">Order A-1042 is saved.</div>
      </Snackbar>
    </div>
  );
}
