import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

const options = ['Amara Okafor', 'Jonas Berg', 'Mei Tanaka', 'Rosa Costa'];

export default function UseAutocompletePopper() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    id,
    anchorEl,
    setAnchorEl,
    popupOpen,
  } = useAutocomplete({ options });

  return (
    <div className="clip">
      <label {...getInputLabelProps()} htmlFor={id}>
        Driver
      </label>
      <div className="field" {...getRootProps()} ref={setAnchorEl}>
        <input className="input" {...getInputProps()} name="driver" />
      </div>
      <Popper
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role="presentation"
        style={{ zIndex: 1 }}
      >
        <ul className="listbox" {...getListboxProps()}>
          {(groupedOptions as typeof options).map((option, index) => (
            <li className="item" {...getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      </Popper>
      <p role="status">{popupOpen && groupedOptions.length === 0 ? 'No driver found' : ''}</p>
    </div>
  );
}
