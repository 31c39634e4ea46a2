import { forwardRef } from 'react';
import type { ForwardedRef } from 'react';
import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import type { UseNumberInputParameters } from '@mui/base/unstable_useNumberInput';

const frame =
  'inline-flex items-center gap-1 rounded-lg border border-slate-500 bg-white p-1 data-[focused]:outline data-[focused]:outline-2 data-[focused]:outline-offset-2 data-[focused]:outline-blue-500 dark:bg-slate-900';
const step =
  'h-6 w-8 rounded-md bg-blue-100 disabled:cursor-not-allowed disabled:opacity-40 dark:bg-blue-950';

interface Props extends UseNumberInputParameters {
  label: string;
  name: string;
}

const CompactNumber = forwardRef(function CompactNumber(
  { label, name, ...props }: Props,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { focused, getDecrementButtonProps, getIncrementButtonProps, getInputProps, getRootProps } =
    useNumberInput({ ...props, inputRef: ref });
  return (
    <div className={frame} {...getRootProps()} data-focused={focused || undefined}>
      <input
        className="w-16 bg-transparent p-1 text-center outline-none"
        {...getInputProps()}
        name={name}
        role="spinbutton"
        aria-label={label}
      />
      <span className="grid gap-0.5">
        <button
          className={step}
          {...getIncrementButtonProps()}
          type="button"
          aria-label={`${label}: more`}
        >
          ▴
        </button>
        <button
          className={step}
          {...getDecrementButtonProps()}
          type="button"
          aria-label={`${label}: less`}
        >
          ▾
        </button>
      </span>
    </div>
  );
});

export default function UseNumberInputCompact() {
  return <CompactNumber label="Shelf" name="shelf" defaultValue={7} min={1} max={12} />;
}
