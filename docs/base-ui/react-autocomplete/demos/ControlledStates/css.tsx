import { useState } from 'react';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

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
      <div className="field" {...getRootProps()}>
        <input className="input" {...getInputProps()} name="team" />
        {groupedOptions.length > 0 && (
          <ul className="listbox" {...getListboxProps()}>
            {(groupedOptions as typeof options).map((option, index) => (
              <li className="item" {...getOptionProps({ option, index })} key={option}>
                {option}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p role="status">{popupOpen && groupedOptions.length === 0 ? 'No team found' : ''}</p>
      <p>Value: {value ?? 'none'}</p>
      <p>Text in the field: {inputValue || 'none'}</p>
    </div>
  );
}
