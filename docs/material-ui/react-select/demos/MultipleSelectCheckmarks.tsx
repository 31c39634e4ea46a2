import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const columns = ['Order number', 'Customer', 'Total', 'Status', 'Warehouse'];

export default function MultipleSelectCheckmarks() {
  const [shown, setShown] = React.useState(['Order number', 'Total']);

  return (
    <FormControl sx={{ width: 280 }}>
      <InputLabel id="checkmarks-columns-label">Columns</InputLabel>
      <Select
        multiple
        labelId="checkmarks-columns-label"
        id="checkmarks-columns"
        label="Columns"
        value={shown}
        onChange={({ target: { value } }) => setShown(typeof value === 'string' ? [value] : value)}
        renderValue={(selected) => `${selected.length} of ${columns.length} columns`}
      >
        {columns.map((name) => (
          <MenuItem key={name} value={name}>
            <Checkbox checked={shown.includes(name)} tabIndex={-1} aria-hidden />
            <ListItemText primary={name} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
