import { useState } from 'react';
import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';

const track =
  'relative grid w-24 flex-none grid-cols-2 items-center rounded-lg border border-slate-500 bg-white p-1 text-center data-[focus]:outline data-[focus]:outline-2 data-[focus]:outline-offset-2 data-[focus]:outline-blue-500 dark:bg-slate-900';
const side = 'rounded-md py-0.5 data-[on]:bg-blue-700 data-[on]:font-semibold data-[on]:text-white';

interface Props extends UseSwitchParameters {
  label: string;
  name: string;
}

function OnOffSwitch({ label, name, ...props }: Props) {
  const { getInputProps, checked, focusVisible } = useSwitch(props);
  return (
    <label className="flex items-center gap-3">
      <span className={track} data-focus={focusVisible || undefined}>
        <span className={side} aria-hidden data-on={!checked || undefined}>
          Off
        </span>
        <span className={side} aria-hidden data-on={checked || undefined}>
          On
        </span>
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
