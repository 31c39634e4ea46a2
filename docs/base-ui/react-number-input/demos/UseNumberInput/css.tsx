import { forwardRef, useId } from 'react';
import type { ForwardedRef } from 'react';
import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import type { UseNumberInputParameters } from '@mui/base/unstable_useNumberInput';
import './styles.css';

interface Props extends UseNumberInputParameters {
  label: string;
  name: string;
}

const NumberField = forwardRef(function NumberField(
  { label, name, ...props }: Props,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const id = useId();
  const { focused, getDecrementButtonProps, getIncrementButtonProps, getInputProps, getRootProps } =
    useNumberInput({ ...props, inputId: id, inputRef: ref });
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="frame" {...getRootProps()} data-focused={focused || undefined}>
        <button
          className="step"
          {...getDecrementButtonProps()}
          type="button"
          aria-label={`${label}: less`}
        >
          −
        </button>
        <input className="box" {...getInputProps()} name={name} role="spinbutton" />
        <button
          className="step"
          {...getIncrementButtonProps()}
          type="button"
          aria-label={`${label}: more`}
        >
          +
        </button>
      </div>
    </div>
  );
});

export default function UseNumberInput() {
  return <NumberField label="Copies" name="copies" defaultValue={2} min={1} max={50} />;
}
