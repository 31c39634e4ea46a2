import { useRef, useState } from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import './styles.css';

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
      className="option"
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
    <div className="field">
      <button type="button" aria-label="Size" {...getButtonProps()} className="select">
        {label ?? 'Choose a size'}
      </button>
      <ul {...getListboxProps()} aria-label="Size" className="listbox" hidden={!open}>
        <SelectProvider value={contextValue}>
          {sizes.map((size) => (
            <SizeOption key={size.value} {...size} />
          ))}
        </SelectProvider>
      </ul>
    </div>
  );
}
