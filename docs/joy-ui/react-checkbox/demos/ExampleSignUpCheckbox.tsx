import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const label = (
  <Typography level="body-sm">
    I have read the <Link href="#sign-up-checkbox">terms of the library</Link>.
  </Typography>
);

export default function ExampleSignUpCheckbox() {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Checkbox
          required
          name="terms"
          value="accepted"
          label={label}
          sx={{ '& .MuiCheckbox-checkbox': { position: 'relative' } }}
        />
        <Button type="submit">Create account</Button>
      </Stack>
    </form>
  );
}
