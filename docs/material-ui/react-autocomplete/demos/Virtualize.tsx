import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { List, type RowComponentProps } from 'react-window';

const serialNumbers = Array.from({ length: 10000 }, (_, index) => `SN-${100000 + index}`);
const HEIGHT = 40;

type RowProps = RowComponentProps<{ options: React.ReactElement[] }>;

function Row({ index, style, ariaAttributes, options }: RowProps) {
  const position = { ...style, top: index * HEIGHT, transform: 'none' };
  const props = { ...ariaAttributes, role: 'option', style: position };
  return options[index] ? React.cloneElement(options[index], props) : null;
}

const Listbox = React.forwardRef<HTMLDivElement, React.HTMLAttributes<HTMLElement>>(
  ({ children, ...other }, ref) => {
    const options = React.Children.toArray(children).filter(React.isValidElement);
    const style = { height: Math.min(6, options.length) * HEIGHT, padding: 0 };
    const rows = { rowComponent: Row, rowCount: options.length, rowProps: { options }, style };

    return (
      <div ref={ref}>
        <List {...other} {...rows} rowHeight={HEIGHT} overscanCount={5} />
      </div>
    );
  },
);

export default function Virtualize() {
  return (
    <Autocomplete
      options={serialNumbers}
      slots={{ listbox: Listbox }}
      sx={{ width: 280 }}
      renderInput={(params) => <TextField {...params} label="Serial number" />}
    />
  );
}
