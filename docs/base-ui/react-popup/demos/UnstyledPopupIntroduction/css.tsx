import { useState } from 'react';
import { Unstable_Popup as BasePopup } from '@mui/base/Unstable_Popup';
import './styles.css';

export default function UnstyledPopupIntroduction() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button
        className="storage-used-button"
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        aria-describedby={open ? 'storage-used-css' : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Storage
      </button>
      <BasePopup
        className="storage-used-tip"
        id="storage-used-css"
        open={open}
        anchor={anchor}
        offset={8}
      >
        4.2 GB of 10 GB used by the team.
      </BasePopup>
    </div>
  );
}
