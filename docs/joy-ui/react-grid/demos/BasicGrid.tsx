import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1, '& .MuiSheet-root': { p: 1 } }}>
      <Grid xs={8}>
        <Sheet variant="soft">Route map</Sheet>
      </Grid>
      <Grid xs={4}>
        <Sheet variant="soft">Weather</Sheet>
      </Grid>
      <Grid xs={4}>
        <Sheet variant="soft">Drivers</Sheet>
      </Grid>
      <Grid xs={8}>
        <Sheet variant="soft">Stops</Sheet>
      </Grid>
    </Grid>
  );
}
