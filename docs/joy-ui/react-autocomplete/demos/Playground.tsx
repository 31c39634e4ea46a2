import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const cities = ['Accra', 'Bogotá', 'Busan', 'Hanoi', 'Lagos', 'Porto'];

export default function Playground() {
  const [clearable, setClearable] = React.useState(true);
  const [openOnFocus, setOpenOnFocus] = React.useState(false);
  const [autoHighlight, setAutoHighlight] = React.useState(false);

  const options = (
    <React.Fragment>
      <Checkbox
        size="sm"
        label="Can be cleared"
        checked={clearable}
        onChange={(event) => setClearable(event.target.checked)}
      />
      <Checkbox
        size="sm"
        label="Opens on focus"
        checked={openOnFocus}
        onChange={(event) => setOpenOnFocus(event.target.checked)}
      />
      <Checkbox
        size="sm"
        label="Highlights the first option"
        checked={autoHighlight}
        onChange={(event) => setAutoHighlight(event.target.checked)}
      />
    </React.Fragment>
  );

  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <FormControl>
        <FormLabel>City</FormLabel>
        <Autocomplete
          options={cities}
          disableClearable={!clearable}
          openOnFocus={openOnFocus}
          autoHighlight={autoHighlight}
        />
      </FormControl>
      {options}
    </Stack>
  );
}
