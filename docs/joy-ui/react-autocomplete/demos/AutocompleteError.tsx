import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

export default function AutocompleteError() {
  return (
    <FormControl error sx={{ width: 240 }}>
      <FormLabel>Currency</FormLabel>
      <Autocomplete options={['EUR', 'INR', 'KES']} />
      <FormHelperText>Choose the currency of the invoice.</FormHelperText>
    </FormControl>
  );
}
