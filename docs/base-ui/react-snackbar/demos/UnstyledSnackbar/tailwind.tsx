import { useRef, useState } from 'react';
import { Snackbar } from '@mui/base/Snackbar';

const snackbar =
  'fixed inset-x-4 bottom-4 z-10 flex max-w-sm flex-wrap items-center justify-between gap-2 rounded-lg border border-slate-500 bg-white px-3 py-2 dark:bg-slate-900';
const button =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

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
        className={button}
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
        className={snackbar}
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
          className={button}
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
