import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function ComposedTextField() {
  return (
    <FormControl required sx={{ width: 260 }}>
      <FormLabel>Name</FormLabel>
      <Input name="name" autoComplete="name" placeholder="Mei Tanaka" />
      <FormHelperText>As in your passport.</FormHelperText>
    </FormControl>
  );
}
