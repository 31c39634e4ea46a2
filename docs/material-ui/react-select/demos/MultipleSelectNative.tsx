import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';
import type { SelectChangeEvent } from '@mui/material/Select';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function MultipleSelectNative() {
  const [chosen, setChosen] = React.useState(['Tuesday']);

  function handleChange({ target }: SelectChangeEvent<string[]>) {
    if (target instanceof HTMLSelectElement) {
      setChosen(Array.from(target.selectedOptions, (option) => option.value));
    }
  }

  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel shrink htmlFor="native-days">
        Delivery days
      </InputLabel>
      <Select
        multiple
        native
        id="native-days"
        label="Delivery days"
        value={chosen}
        onChange={handleChange}
      >
        {days.map((day) => (
          <option key={day}>{day}</option>
        ))}
      </Select>
    </FormControl>
  );
}
