import { useId, useState } from 'react';
import { Popper } from '@mui/base/Popper';

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function UnstyledPopperBasic() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button
        className="rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900"
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Delivery details
      </button>
      <Popper
        className="z-10 max-w-64 rounded-lg border border-slate-500 bg-white px-3 py-2 dark:bg-slate-900"
        id={id}
        open={open}
        anchorEl={anchor}
        modifiers={modifiers}
      >
        Two parcels, with the carrier since Tuesday.
      </Popper>
    </div>
  );
}
