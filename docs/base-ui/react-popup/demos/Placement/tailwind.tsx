import { useState } from 'react';
import { Unstable_Popup as BasePopup } from '@mui/base/Unstable_Popup';
import type { PopupPlacement } from '@mui/base/Unstable_Popup';

const placements: PopupPlacement[] = [
  'top-start',
  'top',
  'top-end',
  'right-start',
  'right',
  'right-end',
  'bottom-start',
  'bottom',
  'bottom-end',
  'left-start',
  'left',
  'left-end',
];

export default function Placement() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const [placement, setPlacement] = useState(placements[7]);
  return (
    <div>
      <label>
        Placement:{' '}
        <select
          className="rounded-md border border-slate-500 bg-white px-2 py-1.5 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-blue-500 dark:bg-slate-900"
          name="placement"
          value={placement}
          onChange={(event) => setPlacement(event.target.value as PopupPlacement)}
        >
          {placements.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <div style={{ padding: '4rem 0', textAlign: 'center' }}>
        <button
          className="rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900"
          type="button"
          ref={setAnchor}
          style={{ minHeight: '5rem' }}
          aria-expanded={open}
          aria-describedby={open ? 'order-status-tw' : undefined}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          Order A-1042
        </button>
      </div>
      <BasePopup
        className="z-10 max-w-64 rounded-lg border border-slate-500 bg-white px-3 py-2 dark:bg-slate-900"
        id="order-status-tw"
        open={open}
        anchor={anchor}
        placement={placement}
        offset={8}
      >
        Paid
      </BasePopup>
    </div>
  );
}
