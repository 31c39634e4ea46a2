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

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function UnstyledPopperBasic() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Delivery details
      </Button>
      <Tip id={id} open={open} anchorEl={anchor} modifiers={modifiers}>
        Two parcels, with the carrier since Tuesday.
      </Tip>
    </div>
  );
}
