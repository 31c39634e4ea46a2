import { useId, useState } from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './styles.css';

export default function CssTransitionComponent() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="parcel-area">
      <button
        aria-controls={id}
        aria-expanded={open}
        className="parcel-button"
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
          className="parcel"
          enterClassName="parcel-shown"
          exitClassName="parcel-hidden"
          lastTransitionedPropertyOnExit="opacity"
        >
          Three boxes, 12.4 kg, packed by Amara
        </CssTransition>
      </Popup>
    </div>
  );
}
