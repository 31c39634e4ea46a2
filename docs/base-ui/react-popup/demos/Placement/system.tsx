import { useState } from 'react';
import { Unstable_Popup as BasePopup } from '@mui/base/Unstable_Popup';
import type { PopupPlacement } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

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

const Tip = styled(BasePopup)`
  z-index: 1;
  box-sizing: border-box;
  max-width: 16rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
`;

const Select = styled('select')`
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

export default function Placement() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const [placement, setPlacement] = useState(placements[7]);
  return (
    <div>
      <label>
        Placement:{' '}
        <Select
          name="placement"
          value={placement}
          onChange={(event) => setPlacement(event.target.value as PopupPlacement)}
        >
          {placements.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </label>
      <div style={{ padding: '4rem 0', textAlign: 'center' }}>
        <Button
          type="button"
          ref={setAnchor}
          style={{ minHeight: '5rem' }}
          aria-expanded={open}
          aria-describedby={open ? 'order-status-mui' : undefined}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          Order A-1042
        </Button>
      </div>
      <Tip id="order-status-mui" open={open} anchor={anchor} placement={placement} offset={8}>
        Paid
      </Tip>
    </div>
  );
}
