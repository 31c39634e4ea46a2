import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function AutoGrid() {
  return (
    <Grid container spacing={2}>
      <Grid item xs>
        <Paper sx={{ p: 1, textAlign: 'center' }}>xs</Paper>
      </Grid>
      <Grid item xs={6}>
        <Paper sx={{ p: 1, textAlign: 'center' }}>xs=6</Paper>
      </Grid>
      <Grid item xs>
        <Paper sx={{ p: 1, textAlign: 'center' }}>xs</Paper>
      </Grid>
    </Grid>
  );
}
