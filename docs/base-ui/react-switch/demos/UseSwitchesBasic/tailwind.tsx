import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';

const track =
  'group relative h-6 w-11 flex-none rounded-full bg-slate-500 data-[checked]:bg-blue-700 data-[disabled]:opacity-50 data-[focus]:outline data-[focus]:outline-2 data-[focus]:outline-offset-2 data-[focus]:outline-blue-500';
const thumb =
  'absolute start-[3px] top-[3px] size-[18px] rounded-full bg-white group-data-[checked]:start-[23px]';

interface Props extends UseSwitchParameters {
  label: string;
  name: string;
}

function BasicSwitch({ label, name, ...props }: Props) {
  const { getInputProps, checked, disabled, focusVisible } = useSwitch(props);
  return (
    <label className="flex items-center gap-3">
      <span
        className={track}
        data-checked={checked || undefined}
        data-disabled={disabled || undefined}
        data-focus={focusVisible || undefined}
      >
        <span className={thumb} />
        <input
          className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
          {...getInputProps()}
          name={name}
        />
      </span>
      {label}
    </label>
  );
}

export default function UseSwitchesBasic() {
  return (
    <div className="grid gap-3">
      <BasicSwitch label="Share with the team" name="share" defaultChecked />
      <BasicSwitch label="Archive after delivery" name="archive" />
      <BasicSwitch label="Lock prices" name="lock" disabled />
    </div>
  );
}
