import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputField() {
  return (
    <FormControl required sx={{ width: 260 }}>
      <FormLabel>VAT number</FormLabel>
      <Input name="vat" placeholder="DE12345678" />
      <FormHelperText>Two letters and eight digits.</FormHelperText>
    </FormControl>
  );
}
