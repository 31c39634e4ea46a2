import { useId, useState } from 'react';
import { Popper } from '@mui/base/Popper';
import './styles.css';

const placements = [
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
] as const;

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function PlacementPopper() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(7);
  return (
    <div>
      <label>
        Placement:{' '}
        <select
          className="select"
          name="placement"
          value={index}
          onChange={(event) => setIndex(Number(event.target.value))}
        >
          {placements.map((placement, i) => (
            <option key={placement} value={i}>
              {placement}
            </option>
          ))}
        </select>
      </label>
      <div style={{ padding: '4rem 0', textAlign: 'center' }}>
        <button
          className="button"
          type="button"
          ref={setAnchor}
          style={{ minHeight: '5rem' }}
          aria-expanded={open}
          aria-describedby={open ? id : undefined}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          Order A-1042
        </button>
      </div>
      <Popper
        className="tip"
        id={id}
        open={open}
        anchorEl={anchor}
        placement={placements[index]}
        modifiers={modifiers}
      >
        Paid
      </Popper>
    </div>
  );
}
