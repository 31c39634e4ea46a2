import { useState } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const people = [
  { id: 7, name: 'Amara' },
  { id: 12, name: 'João' },
  { id: 31, name: 'Priya' },
];

const slotProps = {
  root: { className: 'select' },
  listbox: { className: 'listbox' },
  popup: { className: 'popup' },
};

export default function UnstyledSelectObjectValuesForm() {
  const [sent, setSent] = useState('Nothing sent yet');
  return (
    <form
      className="form"
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
          <Option className="option" key={each.id} value={each} label={each.name}>
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
          <Option className="option" key={each.id} value={each} label={each.name}>
            {each.name}
          </Option>
        ))}
      </Select>
      <button className="submit" type="submit">
        Send both
      </button>
      <p role="status">{sent}</p>
    </form>
  );
}
