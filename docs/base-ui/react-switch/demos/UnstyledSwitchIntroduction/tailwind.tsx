import { useId } from 'react';
import { Switch } from '@mui/base/Switch';

const row = 'flex items-center gap-3';
interface State {
  checked?: boolean;
  disabled?: boolean;
  focusVisible?: boolean;
}

const slotProps = {
  root: ({ disabled }: State) => ({
    className: `relative inline-block h-6 w-11 flex-none ${disabled ? 'opacity-50' : ''}`,
  }),
  track: ({ checked, focusVisible }: State) => ({
    className: `absolute inset-0 rounded-full ${checked ? 'bg-blue-700' : 'bg-slate-500'} ${focusVisible ? 'outline outline-2 outline-offset-2 outline-blue-500' : ''}`,
  }),
  thumb: ({ checked }: State) => ({
    className: `absolute top-[3px] size-[18px] rounded-full bg-white transition-all motion-reduce:transition-none ${checked ? 'start-[23px]' : 'start-[3px]'}`,
  }),
};
const inputClass = 'absolute inset-0 m-0 size-full cursor-pointer opacity-0';

export default function UnstyledSwitchIntroduction() {
  const id = useId();
  return (
    <div className="grid gap-3">
      <label className={row} htmlFor={`${id}-delays`}>
        <Switch
          defaultChecked
          slotProps={{
            ...slotProps,
            input: { id: `${id}-delays`, name: 'delays', className: inputClass },
          }}
        />
        Tell me about delays
      </label>
      <label className={row} htmlFor={`${id}-digest`}>
        <Switch
          slotProps={{
            ...slotProps,
            input: { id: `${id}-digest`, name: 'digest', className: inputClass },
          }}
        />
        Weekly digest
      </label>
      <label className={row} htmlFor={`${id}-audit`}>
        <Switch
          disabled
          slotProps={{
            ...slotProps,
            input: { id: `${id}-audit`, name: 'audit', className: inputClass },
          }}
        />
        Audit messages, set by your administrator
      </label>
    </div>
  );
}
