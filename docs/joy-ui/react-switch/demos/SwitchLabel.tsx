import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SwitchLabel() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography component="label" endDecorator={<Switch sx={{ ml: 1 }} />}>
        Spell check
      </Typography>
      <Typography component="label" startDecorator={<Switch sx={{ mr: 1 }} />}>
        Grammar check
      </Typography>
    </Stack>
  );
}
