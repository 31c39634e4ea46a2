import { useId, useState } from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';

const button =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';
const parcel =
  'my-1 w-48 rounded-lg border border-slate-500 bg-white px-3 py-2 [transition:opacity_250ms,transform_150ms] motion-reduce:[transition-duration:1ms] dark:bg-slate-900';

export default function CssTransitionComponent() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="relative min-h-28 overflow-clip [overflow-clip-margin:4px]">
      <button
        aria-controls={id}
        aria-expanded={open}
        className={button}
        onClick={() => setOpen(!open)}
        ref={setAnchor}
        type="button"
      >
        Parcel details
      </button>
      <Popup
        anchor={anchor}
        aria-label="Parcel details"
        disablePortal
        id={id}
        keepMounted
        open={open}
        placement="bottom-start"
        role="group"
      >
        <CssTransition
          className={parcel}
          enterClassName="opacity-100"
          exitClassName="-translate-y-2 opacity-0"
          lastTransitionedPropertyOnExit="opacity"
        >
          Three boxes, 12.4 kg, packed by Amara
        </CssTransition>
      </Popup>
    </div>
  );
}
