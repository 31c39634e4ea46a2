import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

function PasswordHint() {
  const { focused, filled } = useFormControl() ?? {};
  const hint = focused ? 'Use at least 12 characters.' : 'Not set yet.';

  return (
    <FormHelperText id="form-control-hint">{filled && !focused ? 'Set.' : hint}</FormHelperText>
  );
}

export default function UseFormControl() {
  return (
    <FormControl sx={{ width: 280 }}>
      <InputLabel htmlFor="form-control-password">New password</InputLabel>
      <OutlinedInput
        id="form-control-password"
        type="password"
        label="New password"
        autoComplete="new-password"
        aria-describedby="form-control-hint"
      />
      <PasswordHint />
    </FormControl>
  );
}
