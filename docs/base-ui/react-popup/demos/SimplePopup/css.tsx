import { useState } from 'react';
import { Unstable_Popup as BasePopup } from '@mui/base/Unstable_Popup';
import './styles.css';

export default function SimplePopup() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button
        className="file-viewers-button"
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        aria-describedby={open ? 'file-viewers-css' : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Who can see this file?
      </button>
      <BasePopup
        className="file-viewers-tip"
        id="file-viewers-css"
        open={open}
        anchor={anchor}
        placement="bottom-start"
        offset={8}
      >
        Amara Okafor, Jun Watanabe, and Lucía Fernández.
      </BasePopup>
    </div>
  );
}
