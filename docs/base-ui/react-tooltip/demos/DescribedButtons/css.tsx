import { useEffect, useId, useState } from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './styles.css';

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
      <button
        className="described-button"
        ref={setAnchor}
        type="button"
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      >
        {children}
      </button>
      <Popup className="described-layer" id={id} open={open} anchor={anchor} placement="top">
        <div className="described-tip">{description}</div>
      </Popup>
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
