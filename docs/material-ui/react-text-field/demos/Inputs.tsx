import FilledInput from '@mui/material/FilledInput';
import Input from '@mui/material/Input';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function Inputs() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'end' }}>
      <Input placeholder="City" inputProps={{ 'aria-label': 'City' }} />
      <FilledInput hiddenLabel placeholder="Street" inputProps={{ 'aria-label': 'Street' }} />
      <OutlinedInput placeholder="Postal code" inputProps={{ 'aria-label': 'Postal code' }} />
    </Stack>
  );
}
