import { forwardRef, useId } from 'react';
import type { ForwardedRef } from 'react';
import { useInput } from '@mui/base/useInput';
import type { UseInputParameters } from '@mui/base/useInput';
import { styled } from '@mui/system';

const Field = styled('div')`
  display: grid;
  gap: 0.375rem;
`;

const Label = styled('label')`
  font-weight: 600;
`;

const Control = styled('input')`
  box-sizing: border-box;
  width: min(20rem, 100%);
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;
  &:focus {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
  &:disabled {
    border-style: dashed;
    cursor: not-allowed;
  }
`;

const List = styled('div')`
  display: grid;
  gap: 1rem;
`;

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
    <Field {...getRootProps()} data-focused={focused || undefined}>
      <Label htmlFor={id}>{label}</Label>
      <Control {...getInputProps()} id={id} name={name} />
    </Field>
  );
});

export default function UseInput() {
  return (
    <List>
      <TextField label="Team" name="team" defaultValue="Logistics" required />
      <TextField label="Cost center" name="costCenter" defaultValue="4100" disabled />
    </List>
  );
}
