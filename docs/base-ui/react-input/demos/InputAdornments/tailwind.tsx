import { useId, useState } from 'react';
import { Input } from '@mui/base/Input';

const field = 'grid gap-1.5';
const label = 'font-semibold';
const slotProps = {
  root: {
    className:
      'flex w-full max-w-80 items-center gap-2 rounded-lg border border-slate-500 bg-white px-3 py-2 focus-within:outline focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-blue-500 dark:bg-slate-900',
  },
  input: { className: 'min-w-0 flex-1 bg-transparent outline-none' },
};
const toggle =
  'rounded-md border border-slate-500 px-2 aria-pressed:bg-blue-100 dark:aria-pressed:bg-blue-950 focus-visible:outline focus-visible:outline-2 focus-visible:outline-blue-500';

export default function InputAdornments() {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div className="grid gap-4">
      <div className={field}>
        <label className={label} htmlFor={`${id}-budget`}>
          Budget in euros
        </label>
        <Input
          slotProps={slotProps}
          id={`${id}-budget`}
          name="budget"
          autoComplete="off"
          startAdornment={<span aria-hidden>€</span>}
        />
      </div>
      <div className={field}>
        <label className={label} htmlFor={`${id}-key`}>
          Access key
        </label>
        <Input
          slotProps={slotProps}
          id={`${id}-key`}
          name="key"
          type={shown ? 'text' : 'password'}
          autoComplete="off"
          defaultValue="warehouse-12"
          endAdornment={
            <button
              className={toggle}
              type="button"
              aria-label="Show access key"
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              Show
            </button>
          }
        />
      </div>
    </div>
  );
}
