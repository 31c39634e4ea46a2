import { useState } from 'react';
import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';
import './styles.css';

interface Props extends UseSwitchParameters {
  label: string;
  name: string;
}

function OnOffSwitch({ label, name, ...props }: Props) {
  const { getInputProps, checked, focusVisible } = useSwitch(props);
  return (
    <label className="row">
      <span className="track" data-focus={focusVisible || undefined}>
        <span className="side" aria-hidden data-on={!checked || undefined}>
          Off
        </span>
        <span className="side" aria-hidden data-on={checked || undefined}>
          On
        </span>
        <input className="switch-input" {...getInputProps()} name={name} />
      </span>
      {label}
    </label>
  );
}

export default function UseSwitchesCustom() {
  const [express, setExpress] = useState(true);
  return (
    <div>
      <OnOffSwitch
        label="Express delivery"
        name="express"
        checked={express}
        onChange={(event) => setExpress(event.target.checked)}
      />
      <p role="status">{express ? 'Arrives tomorrow' : 'Arrives within five days'}</p>
    </div>
  );
}
