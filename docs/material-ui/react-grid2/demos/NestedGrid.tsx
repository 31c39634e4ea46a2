import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function NestedGrid() {
  return (
    <Grid container spacing={{ xs: 1, sm: 2 }} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 6 }}>
        <Paper sx={{ height: '100%', p: 2 }}>Map of the route</Paper>
      </Grid>
      <Grid container size={{ xs: 12, sm: 6 }}>
        {['Distance', 'Duration', 'Stops', 'Driver'].map((label) => (
          <Grid key={label} size={6}>
            <Paper sx={{ p: 2 }}>{label}</Paper>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
