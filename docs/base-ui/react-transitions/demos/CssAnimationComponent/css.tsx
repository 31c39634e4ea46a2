import { useId, useState } from 'react';
import { CssAnimation } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './styles.css';

export default function CssAnimationComponent() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="team-area">
      <button
        aria-controls={id}
        aria-expanded={open}
        className="team-button"
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
          className="team"
          enterAnimationName="team-drop-in"
          enterClassName="team-in"
          exitAnimationName="team-lift-out"
          exitClassName="team-out"
        >
          Mei Lin until noon, then Jonas
        </CssAnimation>
      </Popup>
    </div>
  );
}
