import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ColorTextFields() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField focused color="primary" label="City" defaultValue="Lagos" />
      <TextField focused color="secondary" label="Nickname" defaultValue="Mei" />
      <TextField focused color="success" label="Tracking code" defaultValue="LX-77" />
    </Stack>
  );
}
