import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';

const field =
  'relative flex w-60 max-w-full rounded-lg border border-slate-500 bg-white focus-within:outline focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-blue-500 dark:bg-slate-900';
const input = 'min-w-0 flex-1 bg-transparent px-3 py-2 outline-none';
const listbox =
  'my-1 max-h-48 w-60 max-w-full overflow-auto rounded-lg border border-slate-500 bg-white p-1 dark:bg-slate-900';
const item =
  'cursor-default rounded-md px-2 py-1.5 aria-disabled:text-slate-600 aria-selected:bg-blue-100 dark:aria-disabled:text-slate-400 dark:aria-selected:bg-blue-950 [&.Mui-focused]:outline [&.Mui-focused]:outline-2 [&.Mui-focused]:-outline-offset-2 [&.Mui-focused]:outline-blue-500';
const clip = 'overflow-hidden rounded-lg border border-dashed border-slate-500 p-3';

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
    <div className={clip}>
      <label {...getInputLabelProps()} htmlFor={id}>
        Driver
      </label>
      <div className={field} {...getRootProps()} ref={setAnchorEl}>
        <input className={input} {...getInputProps()} name="driver" />
      </div>
      <Popper
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        placement="bottom-start"
        role="presentation"
        style={{ zIndex: 1 }}
      >
        <ul className={listbox} {...getListboxProps()}>
          {(groupedOptions as typeof options).map((option, index) => (
            <li className={item} {...getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      </Popper>
      <p role="status">{popupOpen && groupedOptions.length === 0 ? 'No driver found' : ''}</p>
    </div>
  );
}
