import { useEffect, useId, useState } from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';

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
        className="rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900"
        ref={setAnchor}
        type="button"
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      >
        {children}
      </button>
      <Popup className="z-10 p-1" id={id} open={open} anchor={anchor} placement="top">
        <div className="max-w-56 rounded-lg border border-slate-500 bg-white px-2.5 py-1.5 dark:bg-slate-900">
          {description}
        </div>
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
