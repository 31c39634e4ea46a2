import { useId, useState } from 'react';
import { Popper } from '@mui/base/Popper';
import './styles.css';

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function UnstyledPopperBasic() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button
        className="button"
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Delivery details
      </button>
      <Popper className="tip" id={id} open={open} anchorEl={anchor} modifiers={modifiers}>
        Two parcels, with the carrier since Tuesday.
      </Popper>
    </div>
  );
}
