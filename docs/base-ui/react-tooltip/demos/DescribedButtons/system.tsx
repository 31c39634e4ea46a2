import { useEffect, useId, useState } from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
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

const Tip = styled('div')`
  max-width: 14rem;
  padding: 0.375rem 0.625rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
`;

const Layer = styled(Popup)`
  z-index: 1;
  padding: 0.25rem;
`;

function DescribedButton({ children, description }: { children: string; description: string }) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  useEffect(() => {
    const hide = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setOpen(false);
      }
    };
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, []);
  return (
    <span onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <Button
        ref={setAnchor}
        type="button"
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      >
        {children}
      </Button>
      <Layer id={id} open={open} anchor={anchor} placement="top">
        <Tip>{description}</Tip>
      </Layer>
    </span>
  );
}

export default function DescribedButtons() {
  return (
    <div style={{ paddingTop: '4rem' }}>
      <DescribedButton description="The team keeps read access.">Archive</DescribedButton>{' '}
      <DescribedButton description="Sends the file to Amara Okafor.">Share</DescribedButton>
    </div>
  );
}
