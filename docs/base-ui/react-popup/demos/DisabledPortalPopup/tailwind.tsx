import { useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { Unstable_Popup as BasePopup } from '@mui/base/Unstable_Popup';

const buttonClass =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

export default function DisabledPortalPopup() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Invoices');
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setName(new FormData(event.currentTarget).get('folder') as string);
    close();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close();
    }
  };
  return (
    <div onKeyDown={closeByKey} role="presentation">
      <p>Folder: {name}</p>
      <button
        className={buttonClass}
        type="button"
        ref={button}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Rename folder
      </button>
      <BasePopup
        className="z-10 max-w-64 rounded-lg border border-slate-500 bg-white px-3 py-2 dark:bg-slate-900"
        role="group"
        aria-label="Rename folder"
        open={open}
        anchor={() => button.current!}
        placement="bottom-start"
        offset={8}
        disablePortal
      >
        <form onSubmit={rename}>
          <label htmlFor="folder-tw">Name</label>{' '}
          <input
            className="rounded-md border border-slate-500 bg-white px-2 py-1.5 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-blue-500 dark:bg-slate-900"
            id="folder-tw"
            name="folder"
            defaultValue={name}
            required
          />{' '}
          <button className={buttonClass} type="submit">
            Save
          </button>
        </form>
      </BasePopup>
    </div>
  );
}
