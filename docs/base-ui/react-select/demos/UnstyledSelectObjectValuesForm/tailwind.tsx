import { useState } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const people = [
  { id: 7, name: 'Amara' },
  { id: 12, name: 'João' },
  { id: 31, name: 'Priya' },
];

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

export default function UnstyledSelectObjectValuesForm() {
  const [sent, setSent] = useState('Nothing sent yet');
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(`${data.get('plain') as string} and ${data.get('chosen') as string}`);
      }}
    >
      <Select
        slotProps={slotProps}
        aria-label="Owner, as JSON"
        name="plain"
        defaultValue={people[0]}
      >
        {people.map((each) => (
          <Option className={option} key={each.id} value={each} label={each.name}>
            {each.name}
          </Option>
        ))}
      </Select>
      <Select
        slotProps={slotProps}
        aria-label="Owner, as a number"
        name="chosen"
        defaultValue={people[0]}
        getSerializedValue={(option) => option?.value.id ?? ''}
      >
        {people.map((each) => (
          <Option className={option} key={each.id} value={each} label={each.name}>
            {each.name}
          </Option>
        ))}
      </Select>
      <button className="rounded-lg bg-blue-700 px-3 py-2 text-white" type="submit">
        Send both
      </button>
      <p role="status">{sent}</p>
    </form>
  );
}
