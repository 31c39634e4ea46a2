import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const cities = ['Accra', 'Bogotá', 'Busan', 'Hanoi', 'Kraków', 'Lagos', 'Porto'];
const defaults = {
  autoComplete: false,
  autoHighlight: false,
  autoSelect: false,
  blurOnSelect: false,
  clearOnBlur: true,
  clearOnEscape: false,
  disableClearable: false,
  disableCloseOnSelect: false,
  disableListWrap: false,
  includeInputInList: false,
  openOnFocus: false,
  readOnly: false,
  selectOnFocus: true,
};

export default function Playground() {
  const [props, setProps] = React.useState(defaults);

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <Autocomplete
        {...props}
        options={cities}
        renderInput={(params) => <TextField {...params} label="City" />}
      />
      <div>
        {Object.entries(props).map(([name, checked]) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Checkbox size="small" checked={checked} />}
            onChange={() => setProps({ ...props, [name]: !checked })}
          />
        ))}
      </div>
    </Stack>
  );
}
