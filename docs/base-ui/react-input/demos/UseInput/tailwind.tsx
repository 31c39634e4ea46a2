import { forwardRef, useId } from 'react';
import type { ForwardedRef } from 'react';
import { useInput } from '@mui/base/useInput';
import type { UseInputParameters } from '@mui/base/useInput';

const control =
  'w-full max-w-80 rounded-lg border border-slate-500 bg-white px-3 py-2 focus:outline focus:outline-2 focus:outline-offset-2 focus:outline-blue-500 disabled:cursor-not-allowed disabled:border-dashed dark:bg-slate-900';

interface Props extends UseInputParameters {
  label: string;
  name: string;
}

const TextField = forwardRef(function TextField(
  { label, name, ...props }: Props,
  ref: ForwardedRef<HTMLInputElement | HTMLTextAreaElement>,
) {
  const id = useId();
  const { getInputProps, getRootProps, focused } = useInput({ ...props, inputRef: ref });
  return (
    <div className="grid gap-1.5" {...getRootProps()} data-focused={focused || undefined}>
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      <input className={control} {...getInputProps()} id={id} name={name} />
    </div>
  );
});

export default function UseInput() {
  return (
    <div className="grid gap-4">
      <TextField label="Team" name="team" defaultValue="Logistics" required />
      <TextField label="Cost center" name="costCenter" defaultValue="4100" disabled />
    </div>
  );
}
