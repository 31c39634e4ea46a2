import { forwardRef } from 'react';
import type { ForwardedRef } from 'react';
import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import type { UseNumberInputParameters } from '@mui/base/unstable_useNumberInput';
import { styled } from '@mui/system';

const Frame = styled('div')`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0.25rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  &[data-focused] {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Box = styled('input')`
  box-sizing: border-box;
  width: 4rem;
  padding: 0.25rem;
  border: 0;
  outline: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: center;
`;

const Stack = styled('span')`
  display: grid;
  gap: 2px;
`;

const Step = styled('button')`
  width: 2rem;
  height: 1.5rem;
  border: 0;
  border-radius: 0.375rem;
  background: light-dark(#d6e9fb, #133c63);
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:disabled {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;

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
    <Frame {...getRootProps()} data-focused={focused || undefined}>
      <Box {...getInputProps()} name={name} role="spinbutton" aria-label={label} />
      <Stack>
        <Step {...getIncrementButtonProps()} type="button" aria-label={`${label}: more`}>
          ▴
        </Step>
        <Step {...getDecrementButtonProps()} type="button" aria-label={`${label}: less`}>
          ▾
        </Step>
      </Stack>
    </Frame>
  );
});

export default function UseNumberInputCompact() {
  return <CompactNumber label="Shelf" name="shelf" defaultValue={7} min={1} max={12} />;
}
