import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const parts = [
  { label: 'Hinge, steel', code: 'A-104' },
  { label: 'Hinge, brass', code: 'A-105' },
  { label: 'Door lock', code: 'B-220' },
];

const filterParts = createFilterOptions<(typeof parts)[number]>({
  matchFrom: 'start',
  stringify: (part) => part.code,
});

export default function Filter() {
  return (
    <Autocomplete
      options={parts}
      filterOptions={filterParts}
      sx={{ width: 280 }}
      renderOption={(props, { code, label }) => (
        <li {...props} key={code}>
          {code}: {label}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Part, by code" />}
    />
  );
}
