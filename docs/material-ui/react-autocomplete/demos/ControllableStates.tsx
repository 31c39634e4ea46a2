import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const warehouses = ['Lagos North', 'Lagos South', 'Porto Harbor'];

export default function ControllableStates() {
  const [value, setValue] = React.useState<string | null>('Lagos North');
  const [inputValue, setInputValue] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <div>
        Chosen: {value ?? 'none'}
        <br />
        Typed: {inputValue || 'nothing'}
      </div>
      <Autocomplete
        options={warehouses}
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
        inputValue={inputValue}
        onInputChange={(_event, newInputValue) => setInputValue(newInputValue)}
        renderInput={(params) => <TextField {...params} label="Warehouse" />}
      />
    </Stack>
  );
}
