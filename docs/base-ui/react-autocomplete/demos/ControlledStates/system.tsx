import { useState } from 'react';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const Field = styled('div')`
  position: relative;
  display: flex;
  box-sizing: border-box;
  width: 15rem;
  max-width: 100%;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  &:focus-within {
    outline: 2px solid #3b8fe0;
    outline-offset: 1px;
  }
`;

const Input = styled('input')`
  flex: 1;
  min-width: 0;
  padding: 0.5rem 0.75rem;
  border: 0;
  outline: 0;
  background: none;
  color: inherit;
  font: inherit;
`;

const Listbox = styled('ul')`
  position: absolute;
  top: 100%;
  inset-inline-start: -1px;
  z-index: 1;

  box-sizing: border-box;
  width: 15rem;
  max-width: 100%;
  max-height: 12rem;
  margin: 0.25rem 0;
  padding: 0.25rem;
  overflow: auto;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  list-style: none;
`;

const Item = styled('li')`
  padding: 0.375rem 0.5rem;
  border-radius: 0.375rem;
  cursor: default;
  &[aria-selected='true'] {
    background: light-dark(#d6e9fb, #133c63);
  }
  &.Mui-focused {
    outline: 2px solid #3b8fe0;
    outline-offset: -2px;
  }
  &[aria-disabled='true'] {
    color: light-dark(#5d6875, #97a3b2);
  }
`;

const options = ['Design', 'Finance', 'Logistics', 'Sales'];

export default function ControlledStates() {
  const [value, setValue] = useState<string | null>('Finance');
  const [inputValue, setInputValue] = useState('');
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    id,
    popupOpen,
  } = useAutocomplete({
    options,
    value,
    onChange: (_, next) => setValue(next),
    inputValue,
    onInputChange: (_, next) => setInputValue(next),
  });

  return (
    <div>
      <label {...getInputLabelProps()} htmlFor={id}>
        Team
      </label>
      <Field {...getRootProps()}>
        <Input {...getInputProps()} name="team" />
        {groupedOptions.length > 0 && (
          <Listbox {...getListboxProps()}>
            {(groupedOptions as typeof options).map((option, index) => (
              <Item {...getOptionProps({ option, index })} key={option}>
                {option}
              </Item>
            ))}
          </Listbox>
        )}
      </Field>
      <p role="status">{popupOpen && groupedOptions.length === 0 ? 'No team found' : ''}</p>
      <p>Value: {value ?? 'none'}</p>
      <p>Text in the field: {inputValue || 'none'}</p>
    </div>
  );
}
