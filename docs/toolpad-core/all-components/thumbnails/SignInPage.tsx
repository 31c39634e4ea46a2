import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function SignInPageThumbnail() {
  return (
    <Paper variant="outlined" sx={{ width: 170, p: 1 }}>
      <Stack spacing={1}>
        <TextField id="sign-in-thumbnail" size="small" label="Email" />
        <Button size="small" variant="contained">
          Sign in
        </Button>
      </Stack>
    </Paper>
  );
}
