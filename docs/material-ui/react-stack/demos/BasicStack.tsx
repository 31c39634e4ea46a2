import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BasicStack() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField id="stack-team" label="Team" defaultValue="Harbor operations" />
      <TextField id="stack-contact" label="Contact" defaultValue="Noor Haddad" />
      <Button variant="contained">Save</Button>
    </Stack>
  );
}
