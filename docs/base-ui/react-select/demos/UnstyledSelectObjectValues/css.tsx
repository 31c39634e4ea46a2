import { useState } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const people = [
  { id: 7, name: 'Amara', team: 'Finance' },
  { id: 12, name: 'João', team: 'Design' },
  { id: 31, name: 'Priya', team: 'Support' },
];

const slotProps = {
  root: { className: 'select' },
  listbox: { className: 'listbox' },
  popup: { className: 'popup' },
};

export default function UnstyledSelectObjectValues() {
  const [person, setPerson] = useState<(typeof people)[number] | null>(null);
  return (
    <div>
      <Select
        slotProps={slotProps}
        aria-label="Owner"
        placeholder="Nobody"
        value={person}
        onChange={(event, value) => setPerson(value)}
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
