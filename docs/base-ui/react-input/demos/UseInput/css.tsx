import { forwardRef, useId } from 'react';
import type { ForwardedRef } from 'react';
import { useInput } from '@mui/base/useInput';
import type { UseInputParameters } from '@mui/base/useInput';
import './styles.css';

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
    <div className="field" {...getRootProps()} data-focused={focused || undefined}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input className="control" {...getInputProps()} id={id} name={name} />
    </div>
  );
});

export default function UseInput() {
  return (
    <div className="list">
      <TextField label="Team" name="team" defaultValue="Logistics" required />
      <TextField label="Cost center" name="costCenter" defaultValue="4100" disabled />
    </div>
  );
}
