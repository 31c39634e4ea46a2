import { useId, useState } from 'react';
import { FormControl as BaseFormControl, useFormControlContext } from '@mui/base/FormControl';
import { styled } from '@mui/system';

const FormControl = styled(BaseFormControl)`
  display: grid;
  gap: 0.375rem;
`;

const Label = styled('label')`
  font-weight: 600;
`;

const Box = styled('input')`
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
  &[aria-invalid] {
    border-color: light-dark(#b3261e, #ff8a80);
  }
`;

const Hint = styled('p')`
  margin: 0;
  color: light-dark(#52606d, #a3b1bf);
  font-size: 0.875rem;
`;

function SkuInput({ id }: { id: string }) {
  const control = useFormControlContext();
  return (
    <Box
      id={id}
      name="sku"
      aria-describedby={`${id}-hint`}
      aria-invalid={control?.error || undefined}
      disabled={control?.disabled}
      required={control?.required}
      value={control?.value as string}
      onBlur={control?.onBlur}
      onChange={control?.onChange}
      onFocus={control?.onFocus}
    />
  );
}

function SkuHint({ id }: { id: string }) {
  const control = useFormControlContext();
  return (
    <Hint id={`${id}-hint`}>
      {control?.error
        ? 'Use four digits after the hyphen.'
        : 'As printed on the shelf, such as BX-2040'}
    </Hint>
  );
}

export default function UseFormControl() {
  const [sku, setSku] = useState('BX-20');
  const id = useId();
  return (
    <FormControl
      value={sku}
      onChange={(event) => setSku(event.target.value)}
      error={sku !== '' && !/^BX-\d{4}$/.test(sku)}
      required
    >
      <Label htmlFor={id}>Article number</Label>
      <SkuInput id={id} />
      <SkuHint id={id} />
    </FormControl>
  );
}
