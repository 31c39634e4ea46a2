import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

const options = ['Pallet', 'Box', 'Crate', 'Envelope', 'Roll'];

export default function UseAutocomplete() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getPopupIndicatorProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    id,
    popupOpen,
  } = useAutocomplete({
    options,
    defaultValue: 'Box',
    getOptionDisabled: (option) => option === 'Crate',
  });

  return (
    <div>
      <label {...getInputLabelProps()} htmlFor={id}>
        Packaging
      </label>
      <div className="field" {...getRootProps()}>
        <input className="input" {...getInputProps()} name="packaging" />
        <button
          className="toggle"
          {...getPopupIndicatorProps()}
          type="button"
          aria-label="Show packaging"
        >
          <span aria-hidden="true">▾</span>
        </button>
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
      <p role="status">{popupOpen && groupedOptions.length === 0 ? 'No packaging found' : ''}</p>
    </div>
  );
}
