import { forwardRef, useId } from 'react';
import type { ForwardedRef } from 'react';
import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import type { UseNumberInputParameters } from '@mui/base/unstable_useNumberInput';

const frame =
  'inline-flex items-center gap-1 rounded-lg border border-slate-500 bg-white p-1 data-[focused]:outline data-[focused]:outline-2 data-[focused]:outline-offset-2 data-[focused]:outline-blue-500 dark:bg-slate-900';
const step =
  'size-8 rounded-md bg-blue-100 disabled:cursor-not-allowed disabled:opacity-40 dark:bg-blue-950';

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
    <div className="grid justify-items-start gap-1.5">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      <div className={frame} {...getRootProps()} data-focused={focused || undefined}>
        <button
          className={step}
          {...getDecrementButtonProps()}
          type="button"
          aria-label={`${label}: less`}
        >
          −
        </button>
        <input
          className="w-16 bg-transparent p-1 text-center outline-none"
          {...getInputProps()}
          name={name}
          role="spinbutton"
        />
        <button
          className={step}
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
