import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import TextField from '@mui/material/TextField';

const columns = ['Customer', 'Order number', 'Status', 'Total', 'Warehouse'];

export default function CheckboxesTags() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={columns}
      defaultValue={['Order number', 'Total']}
      sx={{ width: 280 }}
      renderOption={(props, column, { selected }) => (
        <li {...props} key={column}>
          <Checkbox size="small" checked={selected} tabIndex={-1} aria-hidden />
          {column}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Columns" />}
    />
  );
}
