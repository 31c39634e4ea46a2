import * as React from 'react';
import { Popper, type PopperProps } from '@mui/base/Popper';
import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteListbox from '@mui/joy/AutocompleteListbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { List, type RowComponentProps } from 'react-window';

const serialNumbers = Array.from({ length: 10000 }, (_, index) => `SN-${100000 + index}`);
const HEIGHT = 36;

type RowProps = RowComponentProps<{ options: React.ReactElement[] }>;

function Row({ index, style, ariaAttributes, options }: RowProps) {
  const position = { ...style, top: index * HEIGHT, transform: 'none' };
  const props = { ...ariaAttributes, role: 'option', style: position };
  return options[index] ? React.cloneElement(options[index], props) : null;
}

type ListboxProps = PopperProps & { children: React.ReactNode };

const Listbox = React.forwardRef<HTMLDivElement, ListboxProps>(
  ({ anchorEl, open, modifiers, style, children, ...other }, ref) => {
    const { id, 'aria-labelledby': labelledby, onMouseDown } = other;
    const names = { id, 'aria-labelledby': labelledby, onMouseDown };
    const options = React.Children.toArray(children).flat().filter(React.isValidElement);
    const size = { height: Math.min(6, options.length) * HEIGHT };
    const rows = { rowComponent: Row, rowCount: options.length, rowProps: { options } };

    return (
      <Popper anchorEl={anchorEl} open={open} modifiers={modifiers} style={style}>
        <AutocompleteListbox ref={ref} component="div" role="presentation">
          <List
            {...names}
            {...rows}
            role="listbox"
            rowHeight={HEIGHT}
            overscanCount={5}
            style={size}
          />
        </AutocompleteListbox>
      </Popper>
    );
  },
);

export default function Virtualize() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Serial number</FormLabel>
      <Autocomplete options={serialNumbers} slots={{ listbox: Listbox }} />
    </FormControl>
  );
}
