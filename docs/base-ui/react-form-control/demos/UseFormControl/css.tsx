import { useId, useState } from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import './styles.css';

function SkuInput({ id }: { id: string }) {
  const control = useFormControlContext();
  return (
    <input
      className="box"
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
    <p className="hint" id={`${id}-hint`}>
      {control?.error
        ? 'Use four digits after the hyphen.'
        : 'As printed on the shelf, such as BX-2040'}
    </p>
  );
}

export default function UseFormControl() {
  const [sku, setSku] = useState('BX-20');
  const id = useId();
  return (
    <FormControl
      className="form-control"
      value={sku}
      onChange={(event) => setSku(event.target.value)}
      error={sku !== '' && !/^BX-\d{4}$/.test(sku)}
      required
    >
      <label className="label" htmlFor={id}>
        Article number
      </label>
      <SkuInput id={id} />
      <SkuHint id={id} />
    </FormControl>
  );
}
