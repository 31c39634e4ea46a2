import { useId, useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';

const buttonClass =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

export default function BasicFocusTrap() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <button
        className={buttonClass}
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Rename team
      </button>
      {open ? (
        <FocusTrap open>
          <div
            className="mt-2 flex flex-wrap items-center gap-2 max-w-72 rounded-lg border border-slate-500 bg-white px-4 py-3 dark:bg-slate-900 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500"
            tabIndex={-1}
            role="group"
            aria-label="Rename team"
          >
            <label htmlFor={id}>Team name</label>
            <input
              className="rounded-md border border-slate-500 bg-white px-2 py-1.5 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-blue-500 dark:bg-slate-900"
              id={id}
              name="team"
            />
            <button className={buttonClass} type="button" onClick={() => setOpen(false)}>
              Close
            </button>
          </div>
        </FocusTrap>
      ) : null}
    </div>
  );
}
