import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function AutoGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1, '& .MuiSheet-root': { p: 1 } }}>
      <Grid xs>
        <Sheet variant="soft">Bus</Sheet>
      </Grid>
      <Grid xs={6}>
        <Sheet variant="soft">Six columns</Sheet>
      </Grid>
      <Grid xs>
        <Sheet variant="soft">Boat</Sheet>
      </Grid>
    </Grid>
  );
}
