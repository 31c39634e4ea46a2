import { useId, useState } from 'react';
import { Popper } from '@mui/base/Popper';

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
          className="rounded-md border border-slate-500 bg-white px-2 py-1.5 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-blue-500 dark:bg-slate-900"
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
          className="rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900"
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
        className="z-10 max-w-64 rounded-lg border border-slate-500 bg-white px-3 py-2 dark:bg-slate-900"
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
