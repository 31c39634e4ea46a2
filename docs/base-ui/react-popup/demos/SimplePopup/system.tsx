import { useState } from 'react';
import { Unstable_Popup as BasePopup } from '@mui/base/Unstable_Popup';
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

const Tip = styled(BasePopup)`
  z-index: 1;
  box-sizing: border-box;
  max-width: 16rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
`;

export default function SimplePopup() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        aria-describedby={open ? 'file-viewers-mui' : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Who can see this file?
      </Button>
      <Tip id="file-viewers-mui" open={open} anchor={anchor} placement="bottom-start" offset={8}>
        Amara Okafor, Jun Watanabe, and Lucía Fernández.
      </Tip>
    </div>
  );
}
