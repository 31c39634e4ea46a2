import { useState } from 'react';
import { Unstable_Popup as BasePopup } from '@mui/base/Unstable_Popup';

export default function UnstyledPopupIntroduction() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button
        className="rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900"
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        aria-describedby={open ? 'storage-used-tw' : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Storage
      </button>
      <BasePopup
        className="z-10 max-w-64 rounded-lg border border-slate-500 bg-white px-3 py-2 dark:bg-slate-900"
        id="storage-used-tw"
        open={open}
        anchor={anchor}
        offset={8}
      >
        4.2 GB of 10 GB used by the team.
      </BasePopup>
    </div>
  );
}
