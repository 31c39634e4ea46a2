import { useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { Unstable_Popup as BasePopup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

const Button = styled('button')`
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Field = styled('input')`
  padding: 0.375rem 0.5rem;
  border: 1px solid #7b8794;
  border-radius: 0.375rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 1px;
  }
`;

const Tip = styled(BasePopup)`
  z-index: 1;
  box-sizing: border-box;
  max-width: 16rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
`;

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
      <Button type="button" ref={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        Rename folder
      </Button>
      <Tip
        role="group"
        aria-label="Rename folder"
        open={open}
        anchor={() => button.current!}
        placement="bottom-start"
        offset={8}
        disablePortal
      >
        <form onSubmit={rename}>
          <label htmlFor="folder-mui">Name</label>{' '}
          <Field id="folder-mui" name="folder" defaultValue={name} required />{' '}
          <Button type="submit">Save</Button>
        </form>
      </Tip>
    </div>
  );
}
