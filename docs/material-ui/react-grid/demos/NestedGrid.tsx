import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function NestedGrid() {
  return (
    <Grid container spacing={2}>
      <Grid item xs={12} sm={6}>
        <Paper sx={{ height: '100%', p: 2 }}>Map of the route</Paper>
      </Grid>
      <Grid item xs={12} sm={6}>
        <Grid container spacing={2}>
          {['Distance', 'Duration', 'Stops', 'Driver'].map((label) => (
            <Grid key={label} item xs={6}>
              <Paper sx={{ p: 2 }}>{label}</Paper>
            </Grid>
          ))}
        </Grid>
      </Grid>
    </Grid>
  );
}
