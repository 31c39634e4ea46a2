import { useId, useState } from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

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

const Tip = styled(Popper)`
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
        <Select
          name="placement"
          value={index}
          onChange={(event) => setIndex(Number(event.target.value))}
        >
          {placements.map((placement, i) => (
            <option key={placement} value={i}>
              {placement}
            </option>
          ))}
        </Select>
      </label>
      <div style={{ padding: '4rem 0', textAlign: 'center' }}>
        <Button
          type="button"
          ref={setAnchor}
          style={{ minHeight: '5rem' }}
          aria-expanded={open}
          aria-describedby={open ? id : undefined}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          Order A-1042
        </Button>
      </div>
      <Tip
        id={id}
        open={open}
        anchorEl={anchor}
        placement={placements[index]}
        modifiers={modifiers}
      >
        Paid
      </Tip>
    </div>
  );
}
