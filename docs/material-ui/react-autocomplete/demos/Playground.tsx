import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const cities = ['Accra', 'Bogotá', 'Busan', 'Hanoi', 'Kraków', 'Lagos', 'Porto'];
const switches = ['autoHighlight', 'openOnFocus', 'clearOnEscape', 'disableClearable'];

export default function Playground() {
  const [props, setProps] = React.useState<Record<string, boolean>>({});

  return (
    <Stack sx={{ width: 280 }}>
      <Autocomplete
        {...props}
        options={cities}
        renderInput={(params) => <TextField {...params} label="City" />}
      />
      {switches.map((name) => (
        <FormControlLabel
          key={name}
          label={name}
          control={<Checkbox size="small" />}
          onChange={(event, checked) => setProps({ ...props, [name]: checked })}
        />
      ))}
    </Stack>
  );
}
