import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';

function ReviewSwitch(props: UseSwitchParameters & { label: string; name: string }) {
  const { label, name, ...parameters } = props;
  const { checked, focusVisible, getInputProps } = useSwitch(parameters);
  const color = checked
    ? 'border-blue-700 bg-blue-100 dark:border-blue-400 dark:bg-blue-950'
    : 'border-slate-500';
  const outline = focusVisible
    ? 'outline outline-2 outline-offset-2 outline-blue-700 dark:outline-blue-400'
    : '';
  return (
    <label className={`relative inline-block rounded-full border-2 px-4 py-2 ${color} ${outline}`}>
      <input
        {...getInputProps()}
        name={name}
        className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
      />
      {label}: {checked ? 'on' : 'off'}
    </label>
  );
}

export default function StylingHooks() {
  return <ReviewSwitch name="review" label="Review by a second person" defaultChecked />;
}
