import { Switch } from '@mui/base/Switch';
import type { SwitchOwnerState } from '@mui/base/Switch';

const slotProps = {
  root: ({ checked, focusVisible }: SwitchOwnerState) => ({
    className: `relative inline-block h-6 w-11 rounded-full ${checked ? 'bg-blue-700 dark:bg-blue-400' : 'bg-slate-500'} ${focusVisible ? 'outline outline-2 outline-offset-2 outline-blue-700 dark:outline-blue-400' : ''}`,
  }),
  thumb: ({ checked }: SwitchOwnerState) => ({
    className: `absolute left-1 top-1 size-4 rounded-full bg-white dark:bg-slate-950 ${checked ? 'translate-x-5' : ''}`,
  }),
  input: {
    id: 'notify-tailwind',
    name: 'notify',
    className: 'absolute inset-0 m-0 size-full cursor-pointer opacity-0',
  },
};

export default function SlotPropsCallback() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
      <Switch defaultChecked slotProps={slotProps} />
      <label htmlFor="notify-tailwind">Notify the warehouse</label>
    </div>
  );
}
