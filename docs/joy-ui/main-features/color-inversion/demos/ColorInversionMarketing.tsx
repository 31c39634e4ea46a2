import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ColorInversionMarketing() {
  return (
    <Sheet variant="solid" color="success" invertedColors sx={{ p: 4, borderRadius: 'md' }}>
      <Typography level="h3" component="p">
        Bread at your door by seven
      </Typography>
      <Typography sx={{ mt: 1, mb: 3 }}>Baked in Porto, delivered by bicycle.</Typography>
      <Stack direction="row" spacing={1}>
        <Button>Choose a loaf</Button>
        <Button variant="outlined">See the map</Button>
      </Stack>
    </Sheet>
  );
}
