import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

const options = ['Accra', 'Bogotá', 'Hanoi', 'Lagos', 'Lyon', 'Osaka', 'Porto'];

export default function AutocompleteIntroduction() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    id,
    popupOpen,
  } = useAutocomplete({ options });

  return (
    <div>
      <label {...getInputLabelProps()} htmlFor={id}>
        Warehouse
      </label>
      <div className="field" {...getRootProps()}>
        <input className="input" {...getInputProps()} name="warehouse" />
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
      <p role="status">{popupOpen && groupedOptions.length === 0 ? 'No warehouse found' : ''}</p>
    </div>
  );
}
