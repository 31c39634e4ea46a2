import { useRef, useState } from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large' },
];

function SizeOption({ value, label }: { value: string; label: string }) {
  const { getRootProps, selected, highlighted } = useOption({ value, label, disabled: false });
  return (
    <li
      {...getRootProps()}
      className="rounded-md px-2 py-1.5 aria-selected:bg-blue-100 data-[highlighted=true]:outline data-[highlighted=true]:outline-2 data-[highlighted=true]:-outline-offset-2 data-[highlighted=true]:outline-blue-500 dark:aria-selected:bg-blue-950"
      data-selected={selected}
      data-highlighted={highlighted}
    >
      {label}
    </li>
  );
}

export default function UseSelect() {
  const listboxRef = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const { getButtonProps, getListboxProps, contextValue, value } = useSelect<string>({
    listboxRef,
    open,
    onOpenChange: setOpen,
  });
  const label = sizes.find((size) => size.value === value)?.label;
  return (
    <div className="relative">
      <button
        type="button"
        aria-label="Size"
        {...getButtonProps()}
        className="flex w-52 justify-between gap-2 rounded-lg border border-slate-500 bg-white px-3 py-2 text-start focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900"
      >
        {label ?? 'Choose a size'}
      </button>
      <ul
        {...getListboxProps()}
        aria-label="Size"
        className="absolute z-10 my-1 max-h-60 w-52 overflow-auto rounded-lg border border-slate-500 bg-white p-1 dark:bg-slate-900"
        hidden={!open}
      >
        <SelectProvider value={contextValue}>
          {sizes.map((size) => (
            <SizeOption key={size.value} {...size} />
          ))}
        </SelectProvider>
      </ul>
    </div>
  );
}
