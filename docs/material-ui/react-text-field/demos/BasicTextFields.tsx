import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BasicTextFields() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField label="First name" autoComplete="given-name" />
      <TextField label="Company" variant="filled" autoComplete="organization" />
      <TextField label="Job title" variant="standard" autoComplete="organization-title" />
    </Stack>
  );
}
