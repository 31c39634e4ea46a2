import { useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { Unstable_Popup as BasePopup } from '@mui/base/Unstable_Popup';
import './styles.css';

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
        className="folder-button"
        type="button"
        ref={button}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Rename folder
      </button>
      <BasePopup
        className="folder-tip"
        role="group"
        aria-label="Rename folder"
        open={open}
        anchor={() => button.current!}
        placement="bottom-start"
        offset={8}
        disablePortal
      >
        <form onSubmit={rename}>
          <label htmlFor="folder-css">Name</label>{' '}
          <input
            className="folder-field"
            id="folder-css"
            name="folder"
            defaultValue={name}
            required
          />{' '}
          <button className="folder-button" type="submit">
            Save
          </button>
        </form>
      </BasePopup>
    </div>
  );
}
