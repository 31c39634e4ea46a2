import { useRef, useState } from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import { styled } from '@mui/system';

const Root = styled('div')`
  position: relative;
`;

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

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Listbox = styled('ul')`
  position: absolute;
  z-index: 1;
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

const Option = styled('li')`
  padding: 0.375rem 0.5rem;
  border-radius: 0.375rem;

  &[data-selected='true'] {
    background: light-dark(#d6e9fb, #133c63);
  }
  &[data-highlighted='true'] {
    outline: 2px solid #3b8fe0;
    outline-offset: -2px;
  }
`;

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large' },
];

function SizeOption({ value, label }: { value: string; label: string }) {
  const { getRootProps, selected, highlighted } = useOption({ value, label, disabled: false });
  return (
    <Option {...getRootProps()} data-selected={selected} data-highlighted={highlighted}>
      {label}
    </Option>
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
    <Root>
      <Button type="button" aria-label="Size" {...getButtonProps()}>
        {label ?? 'Choose a size'}
      </Button>
      <Listbox {...getListboxProps()} aria-label="Size" hidden={!open}>
        <SelectProvider value={contextValue}>
          {sizes.map((size) => (
            <SizeOption key={size.value} {...size} />
          ))}
        </SelectProvider>
      </Listbox>
    </Root>
  );
}
