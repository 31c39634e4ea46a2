import { useState } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { people } from './people';
import type { Person } from './people';

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

export default function UnstyledSelectObjectValues() {
  const [person, setPerson] = useState<Person | null>(null);
  return (
    <div>
      <Select
        slotProps={slotProps}
        aria-label="Owner"
        placeholder="Nobody"
        value={person}
        onChange={(_event, value) => setPerson(value)}
      >
        {people.map((each) => (
          <Option className={option} key={each.id} value={each} label={each.name}>
            {each.name}
          </Option>
        ))}
      </Select>
      <p>Team: {person?.team ?? 'none'}</p>
    </div>
  );
}
