import { useState } from 'react';
import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';
import { people } from './people';
import type { Person } from './people';

const Button = styled('button')`
  display: flex;
  justify-content: space-between;
  gap: 0.5rem;
  width: 13rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;
  text-align: start;

  &::after {
    content: '▾' / '';
  }
  &.${selectClasses.focusVisible} {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Listbox = styled('ul')`
  box-sizing: border-box;
  width: 13rem;
  max-height: 15rem;
  margin: 0.25rem 0;
  padding: 0.25rem;
  overflow: auto;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  list-style: none;
`;

const Popup = styled('div')`
  z-index: 1;
`;

const Option = styled(BaseOption)`
  padding: 0.375rem 0.5rem;
  border-radius: 0.375rem;

  &.${optionClasses.selected} {
    background: light-dark(#d6e9fb, #133c63);
  }
  &.${optionClasses.highlighted} {
    outline: 2px solid #3b8fe0;
    outline-offset: -2px;
  }
`;

const slots = { root: Button, listbox: Listbox, popup: Popup };

export default function UnstyledSelectObjectValues() {
  const [person, setPerson] = useState<Person | null>(null);
  return (
    <div>
      <Select
        slots={slots}
        aria-label="Owner"
        placeholder="Nobody"
        value={person}
        onChange={(_event, value) => setPerson(value)}
      >
        {people.map((each) => (
          <Option key={each.id} value={each} label={each.name}>
            {each.name}
          </Option>
        ))}
      </Select>
      <p>Team: {person?.team ?? 'none'}</p>
    </div>
  );
}
