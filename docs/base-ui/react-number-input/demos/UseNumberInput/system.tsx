import { forwardRef, useId } from 'react';
import type { ForwardedRef } from 'react';
import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import type { UseNumberInputParameters } from '@mui/base/unstable_useNumberInput';
import { styled } from '@mui/system';

const Field = styled('div')`
  display: grid;
  gap: 0.375rem;
  justify-items: start;
`;

const Label = styled('label')`
  font-weight: 600;
`;

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

const Step = styled('button')`
  width: 2rem;
  height: 2rem;
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

const NumberField = forwardRef(function NumberField(
  { label, name, ...props }: Props,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const id = useId();
  const { focused, getDecrementButtonProps, getIncrementButtonProps, getInputProps, getRootProps } =
    useNumberInput({ ...props, inputId: id, inputRef: ref });
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Frame {...getRootProps()} data-focused={focused || undefined}>
        <Step {...getDecrementButtonProps()} type="button" aria-label={`${label}: less`}>
          −
        </Step>
        <Box {...getInputProps()} name={name} role="spinbutton" />
        <Step {...getIncrementButtonProps()} type="button" aria-label={`${label}: more`}>
          +
        </Step>
      </Frame>
    </Field>
  );
});

export default function UseNumberInput() {
  return <NumberField label="Copies" name="copies" defaultValue={2} min={1} max={50} />;
}
