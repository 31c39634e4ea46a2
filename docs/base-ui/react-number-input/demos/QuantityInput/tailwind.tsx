import { useId } from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const rootClass =
  'inline-flex items-center gap-1 rounded-full border border-slate-500 bg-white p-1 focus-within:outline focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-blue-500 dark:bg-slate-900';
const inputClass = 'w-16 bg-transparent p-1 text-center outline-none';
const buttonClass =
  'size-8 rounded-full bg-blue-100 disabled:cursor-not-allowed disabled:opacity-40 dark:bg-blue-950';

export default function QuantityInput() {
  const id = useId();
  return (
    <div className="grid justify-items-start gap-1.5">
      <label className="font-semibold" htmlFor={id}>
        Quantity, from 1 to 99
      </label>
      <NumberInput
        id={id}
        defaultValue={98}
        min={1}
        max={99}
        slotProps={{
          root: { className: rootClass },
          input: { name: 'quantity', role: 'spinbutton', className: inputClass },
          decrementButton: {
            type: 'button',
            'aria-label': 'Less',
            children: '−',
            className: buttonClass,
          },
          incrementButton: {
            type: 'button',
            'aria-label': 'More',
            children: '+',
            className: `${buttonClass} order-1`,
          },
        }}
      />
    </div>
  );
}
