import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function SignUpPageThumbnail() {
  return (
    <Paper variant="outlined" sx={{ width: 170, p: 1 }}>
      <Stack spacing={1}>
        <TextField id="sign-up-thumbnail" size="small" label="Work email" />
        <Button size="small" variant="outlined">
          Create account
        </Button>
      </Stack>
    </Paper>
  );
}
