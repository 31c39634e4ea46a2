import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Typography from '@mui/joy/Typography';

const offices = ['Hanoi', 'Lisbon', 'Osaka', 'Oslo'];

export default function ControllableStates() {
  const [value, setValue] = React.useState<string | null>('Hanoi');
  const [inputValue, setInputValue] = React.useState('');

  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Office</FormLabel>
      <Autocomplete
        options={offices}
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
        inputValue={inputValue}
        onInputChange={(_event, newInputValue) => setInputValue(newInputValue)}
      />
      <Typography level="body-sm" sx={{ mt: 1 }}>
        Chosen: {value ?? 'none'}. Typed: {inputValue || 'nothing'}.
      </Typography>
    </FormControl>
  );
}
