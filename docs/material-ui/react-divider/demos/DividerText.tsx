import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerText() {
  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
      <Button variant="contained">Sign in with a passkey</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Sign in with email</Button>
      <Divider role="presentation" textAlign="left">
        New here?
      </Divider>
      <Button variant="outlined">Create an account</Button>
      <Divider role="presentation" textAlign="right">
        <Chip label="Help" size="small" />
      </Divider>
      <Button>Contact support</Button>
    </Stack>
  );
}
