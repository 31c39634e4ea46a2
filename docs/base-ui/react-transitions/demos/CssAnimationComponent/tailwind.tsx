import { useId, useState } from 'react';
import { CssAnimation } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';

const button =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';
const team =
  'my-1 w-48 rounded-lg border border-slate-500 bg-white px-3 py-2 motion-reduce:[animation-duration:1ms!important] dark:bg-slate-900';
const keyframes = `
  @keyframes duty-drop-in {
    0% { opacity: 0; transform: translateY(-1rem); }
    60% { opacity: 1; transform: translateY(0.25rem); }
    100% { transform: translateY(0); }
  }
  @keyframes duty-lift-out {
    100% { opacity: 0; transform: translateY(-1rem); }
  }
`;

export default function CssAnimationComponent() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="relative min-h-28 overflow-clip [overflow-clip-margin:4px]">
      <style>{keyframes}</style>
      <button
        aria-controls={id}
        aria-expanded={open}
        className={button}
        onClick={() => setOpen(!open)}
        ref={setAnchor}
        type="button"
      >
        On duty today
      </button>
      <Popup
        anchor={anchor}
        aria-label="On duty today"
        disablePortal
        id={id}
        keepMounted
        open={open}
        placement="bottom-start"
        role="group"
      >
        <CssAnimation
          className={team}
          enterAnimationName="duty-drop-in"
          enterClassName="[animation:duty-drop-in_300ms_forwards]"
          exitAnimationName="duty-lift-out"
          exitClassName="[animation:duty-lift-out_200ms_forwards]"
        >
          Mei Lin until noon, then Jonas
        </CssAnimation>
      </Popup>
    </div>
  );
}
