import Button from '@mui/joy/Button';
import Grid from '@mui/joy/Grid';
import Input from '@mui/joy/Input';

export default function VariableWidthGrid() {
  return (
    <Grid container component="form" spacing={1} sx={{ width: 1 }}>
      <Grid xs>
        <Input name="stop" placeholder="Stop" slotProps={{ input: { 'aria-label': 'Stop' } }} />
      </Grid>
      <Grid xs="auto">
        <Button>Find</Button>
      </Grid>
    </Grid>
  );
}
