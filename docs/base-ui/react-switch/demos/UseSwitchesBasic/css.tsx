import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';
import './styles.css';

interface Props extends UseSwitchParameters {
  label: string;
  name: string;
}

function BasicSwitch({ label, name, ...props }: Props) {
  const { getInputProps, checked, disabled, focusVisible } = useSwitch(props);
  return (
    <label className="row">
      <span
        className="track"
        data-checked={checked || undefined}
        data-disabled={disabled || undefined}
        data-focus={focusVisible || undefined}
      >
        <span className="thumb" />
        <input className="switch-input" {...getInputProps()} name={name} />
      </span>
      {label}
    </label>
  );
}

export default function UseSwitchesBasic() {
  return (
    <div className="list">
      <BasicSwitch label="Share with the team" name="share" defaultChecked />
      <BasicSwitch label="Archive after delivery" name="archive" />
      <BasicSwitch label="Lock prices" name="lock" disabled />
    </div>
  );
}
