import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function ComposedTextField() {
  return (
    <FormControl error>
      <InputLabel htmlFor="composed-iban">IBAN</InputLabel>
      <OutlinedInput
        id="composed-iban"
        label="IBAN"
        defaultValue="DE00 1234"
        aria-describedby="composed-iban-error composed-iban-hint"
      />
      <FormHelperText id="composed-iban-error">This IBAN is too short.</FormHelperText>
      <FormHelperText id="composed-iban-hint" error={false}>
        Copy it from a bank statement.
      </FormHelperText>
    </FormControl>
  );
}
