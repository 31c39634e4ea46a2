import { useEffect, useState } from 'react';
import { Snackbar } from '@mui/base/Snackbar';

const snackbar =
  'fixed inset-x-4 bottom-4 z-10 flex max-w-sm flex-wrap items-center justify-between gap-2 rounded-lg border border-slate-500 bg-white px-3 py-2 dark:bg-slate-900 transition-[opacity,transform] duration-200 data-[closing]:translate-y-4 data-[closing]:opacity-0 motion-reduce:duration-[1ms] [@starting-style]:translate-y-4 [@starting-style]:opacity-0';
const button =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

export default function TransitionComponentSnackbar() {
  const [open, setOpen] = useState(false);
  const [exited, setExited] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => setExited(!open), open ? 0 : 200);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <div>
      <button className={button} type="button" onClick={() => setOpen(true)}>
        Invite Mei Tanaka
      </button>
      <Snackbar
        className={snackbar}
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
