import { forwardRef } from 'react';
import type { ForwardedRef } from 'react';
import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import type { UseNumberInputParameters } from '@mui/base/unstable_useNumberInput';
import './styles.css';

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
    <div className="frame" {...getRootProps()} data-focused={focused || undefined}>
      <input
        className="box"
        {...getInputProps()}
        name={name}
        role="spinbutton"
        aria-label={label}
      />
      <span className="stack">
        <button
          className="step"
          {...getIncrementButtonProps()}
          type="button"
          aria-label={`${label}: more`}
        >
          ▴
        </button>
        <button
          className="step"
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
