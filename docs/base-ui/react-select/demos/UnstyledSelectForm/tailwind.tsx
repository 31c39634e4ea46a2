import { useId, useRef, useState } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const slotProps = {
  root: {
    className:
      "flex w-52 justify-between gap-2 rounded-lg border border-slate-500 bg-white px-3 py-2 text-start after:content-['▾'/''] focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900",
  },
  listbox: {
    className:
      'my-1 max-h-60 w-52 overflow-auto rounded-lg border border-slate-500 bg-white p-1 dark:bg-slate-900',
  },
  popup: { className: 'z-10' },
};
const option =
  'rounded-md px-2 py-1.5 aria-selected:bg-blue-100 dark:aria-selected:bg-blue-950 focus:outline focus:outline-2 focus:-outline-offset-2 focus:outline-blue-500';

export default function UnstyledSelectForm() {
  const [sent, setSent] = useState('Nothing sent yet');
  const id = useId();
  const select = useRef<HTMLButtonElement>(null);
  return (
    <form
      className="grid gap-2"
      onInvalidCapture={(event) => {
        event.preventDefault();
        setSent('Choose a warehouse first');
        select.current?.focus();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`Sent: ${new FormData(event.currentTarget).get('warehouse') as string}`);
      }}
    >
      <label htmlFor={id}>Warehouse</label>
      <Select
        ref={select}
        slotProps={slotProps}
        id={id}
        name="warehouse"
        required
        placeholder="Choose one"
      >
        <Option className={option} value="lagos">
          Lagos
        </Option>
        <Option className={option} value="osaka">
          Osaka
        </Option>
        <Option className={option} value="porto">
          Porto
        </Option>
      </Select>
      <button className="rounded-lg bg-blue-700 px-3 py-2 text-white" type="submit">
        Move stock
      </button>
      <p role="status">{sent}</p>
    </form>
  );
}
