import { useId, useState } from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const rootClass =
  'inline-flex items-center gap-1 rounded-lg border border-slate-500 bg-white p-1 focus-within:outline focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-blue-500 dark:bg-slate-900';
const inputClass = 'w-16 bg-transparent p-1 text-center outline-none';
const buttonClass =
  'size-8 rounded-md bg-blue-100 disabled:cursor-not-allowed disabled:opacity-40 dark:bg-blue-950';
const submit =
  'justify-self-start rounded-lg bg-blue-700 px-4 py-2 font-semibold text-white hover:bg-blue-800 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500';

export default function NumberInputBasic() {
  const [seats, setSeats] = useState<number | null>(null);
  const [sent, setSent] = useState('Nothing sent yet');
  const id = useId();
  return (
    <form
      className="grid justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`Ordered: ${new FormData(event.currentTarget).get('seats') as string}`);
      }}
    >
      <label className="font-semibold" htmlFor={id}>
        Seats
      </label>
      <NumberInput
        id={id}
        required
        value={seats}
        onChange={(_event, value) => setSeats(value)}
        slotProps={{
          root: { className: rootClass },
          input: { name: 'seats', role: 'spinbutton', className: inputClass },
          decrementButton: {
            type: 'button',
            'aria-label': 'Fewer seats',
            children: '−',
            className: buttonClass,
          },
          incrementButton: {
            type: 'button',
            'aria-label': 'More seats',
            children: '+',
            className: `${buttonClass} order-1`,
          },
        }}
      />
      <p>{seats === null ? 'No number yet' : `${seats * 12} euros a month`}</p>
      <button className={submit} type="submit">
        Order
      </button>
      <p role="status">{sent}</p>
    </form>
  );
}
