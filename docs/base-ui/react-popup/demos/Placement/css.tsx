import { useState } from 'react';
import { Unstable_Popup as BasePopup } from '@mui/base/Unstable_Popup';
import type { PopupPlacement } from '@mui/base/Unstable_Popup';
import './styles.css';

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
          className="order-status-select"
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
          className="order-status-button"
          type="button"
          ref={setAnchor}
          style={{ minHeight: '5rem' }}
          aria-expanded={open}
          aria-describedby={open ? 'order-status-css' : undefined}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          Order A-1042
        </button>
      </div>
      <BasePopup
        className="order-status-tip"
        id="order-status-css"
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
