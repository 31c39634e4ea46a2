import { useState } from 'react';

const radio =
  "grid size-5 flex-none appearance-none place-content-center rounded-full border border-slate-500 bg-white before:size-2 before:rounded-full before:bg-white before:opacity-0 before:content-[''] checked:bg-blue-700 checked:before:opacity-100 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900 forced-colors:appearance-auto";
const save =
  'rounded-lg bg-blue-700 px-3 py-2 text-white focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500';

const deliveries = [
  { value: 'standard', label: 'Standard, 3 to 5 days' },
  { value: 'express', label: 'Express, on the next day' },
  { value: 'pickup', label: 'Pickup at the warehouse' },
];

export default function NativeRadioGroup() {
  const [saved, setSaved] = useState('Nothing saved yet');
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(`Saved: ${new FormData(event.currentTarget).get('delivery') as string}`);
      }}
    >
      <fieldset className="m-0 grid gap-1 border-0 p-0">
        <legend>Delivery of order 1042</legend>
        {deliveries.map(({ value, label }) => (
          <label className="flex min-h-8 items-center gap-3" key={value}>
            <input className={radio} type="radio" name="delivery" value={value} required />
            {label}
          </label>
        ))}
      </fieldset>
      <button className={save} type="submit">
        Save
      </button>
      <p className="m-0" role="status">
        {saved}
      </p>
    </form>
  );
}
