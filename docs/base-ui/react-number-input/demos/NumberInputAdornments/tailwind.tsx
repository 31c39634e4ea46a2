import { useId } from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const field = 'grid justify-items-start gap-1.5';
const label = 'font-semibold';
const rootClass =
  'inline-flex items-center gap-1 rounded-lg border border-slate-500 bg-white p-1 focus-within:outline focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-blue-500 dark:bg-slate-900';
const inputClass = 'w-16 bg-transparent p-1 text-center outline-none';
const buttonClass =
  'size-8 rounded-md bg-blue-100 disabled:cursor-not-allowed disabled:opacity-40 dark:bg-blue-950';

export default function NumberInputAdornments() {
  const id = useId();
  return (
    <div className="grid gap-4">
      <div className={field}>
        <label className={label} htmlFor={`${id}-weight`}>
          Weight in kilograms
        </label>
        <NumberInput
          id={`${id}-weight`}
          defaultValue={12}
          min={1}
          endAdornment={<span aria-hidden>kg</span>}
          slotProps={{
            root: { className: rootClass },
            input: { name: 'weight', role: 'spinbutton', className: inputClass },
            decrementButton: {
              type: 'button',
              'aria-label': 'Less weight',
              children: '−',
              className: buttonClass,
            },
            incrementButton: {
              type: 'button',
              'aria-label': 'More weight',
              children: '+',
              className: `${buttonClass} order-1`,
            },
          }}
        />
      </div>
      <div className={field}>
        <label className={label} htmlFor={`${id}-value`}>
          Insured value in euros
        </label>
        <NumberInput
          id={`${id}-value`}
          defaultValue={500}
          min={0}
          step={50}
          startAdornment={<span aria-hidden>€</span>}
          slotProps={{
            root: { className: rootClass },
            input: { name: 'insuredValue', role: 'spinbutton', className: inputClass },
            decrementButton: {
              type: 'button',
              'aria-label': 'Lower value',
              children: '−',
              className: buttonClass,
            },
            incrementButton: {
              type: 'button',
              'aria-label': 'Higher value',
              children: '+',
              className: `${buttonClass} order-1`,
            },
          }}
        />
      </div>
    </div>
  );
}
