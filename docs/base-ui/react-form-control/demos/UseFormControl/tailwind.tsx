import { useId, useState } from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';

const box =
  'w-full max-w-80 rounded-lg border border-slate-500 bg-white px-3 py-2 focus:outline focus:outline-2 focus:outline-offset-2 focus:outline-blue-500 aria-[invalid]:border-red-700 dark:bg-slate-900 dark:aria-[invalid]:border-red-300';

function SkuInput({ id }: { id: string }) {
  const control = useFormControlContext();
  return (
    <input
      className={box}
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
    <p className="text-sm text-slate-600 dark:text-slate-300" id={`${id}-hint`}>
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
      className="grid gap-1.5"
      value={sku}
      onChange={(event) => setSku(event.target.value)}
      error={sku !== '' && !/^BX-\d{4}$/.test(sku)}
      required
    >
      <label className="font-semibold" htmlFor={id}>
        Article number
      </label>
      <SkuInput id={id} />
      <SkuHint id={id} />
    </FormControl>
  );
}
