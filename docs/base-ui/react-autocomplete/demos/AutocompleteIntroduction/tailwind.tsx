import { useAutocomplete } from '@mui/base/useAutocomplete';

const field =
  'relative flex w-60 max-w-full rounded-lg border border-slate-500 bg-white focus-within:outline focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-blue-500 dark:bg-slate-900';
const input = 'min-w-0 flex-1 bg-transparent px-3 py-2 outline-none';
const listbox =
  'absolute -start-px top-full z-10 my-1 max-h-48 w-60 max-w-full overflow-auto rounded-lg border border-slate-500 bg-white p-1 dark:bg-slate-900';
const item =
  'cursor-default rounded-md px-2 py-1.5 aria-disabled:text-slate-600 aria-selected:bg-blue-100 dark:aria-disabled:text-slate-400 dark:aria-selected:bg-blue-950 [&.Mui-focused]:outline [&.Mui-focused]:outline-2 [&.Mui-focused]:-outline-offset-2 [&.Mui-focused]:outline-blue-500';

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
      <div className={field} {...getRootProps()}>
        <input className={input} {...getInputProps()} name="warehouse" />
        {groupedOptions.length > 0 && (
          <ul className={listbox} {...getListboxProps()}>
            {(groupedOptions as typeof options).map((option, index) => (
              <li className={item} {...getOptionProps({ option, index })} key={option}>
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
