import { useState } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { people } from './people';
import type { Person } from './people';
import './styles.css';

const slotProps = {
  root: { className: 'select' },
  listbox: { className: 'listbox' },
  popup: { className: 'popup' },
};

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
          <Option className="option" key={each.id} value={each} label={each.name}>
            {each.name}
          </Option>
        ))}
      </Select>
      <p>Team: {person?.team ?? 'none'}</p>
    </div>
  );
}
