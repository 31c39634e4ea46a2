import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

export default function SizeWithLabel() {
  return (
    <FormControl size="lg" sx={{ width: 260 }}>
      <FormLabel>Warehouse</FormLabel>
      <Autocomplete options={['Durban', 'Gdańsk', 'Santos']} placeholder="Choose a port" />
      <FormHelperText>The port where the goods arrive.</FormHelperText>
    </FormControl>
  );
}
