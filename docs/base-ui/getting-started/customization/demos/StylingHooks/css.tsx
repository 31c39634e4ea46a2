import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';
import './styles.css';

function ReviewSwitch(props: UseSwitchParameters & { label: string; name: string }) {
  const { label, name, ...parameters } = props;
  const { checked, focusVisible, getInputProps } = useSwitch(parameters);
  return (
    <label
      className="pill"
      data-checked={checked || undefined}
      data-focus={focusVisible || undefined}
    >
      <input {...getInputProps()} name={name} />
      {label}: {checked ? 'on' : 'off'}
    </label>
  );
}

export default function StylingHooks() {
  return <ReviewSwitch name="review" label="Review by a second person" defaultChecked />;
}
