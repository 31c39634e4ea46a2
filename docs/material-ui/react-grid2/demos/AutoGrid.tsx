import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function AutoGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size="grow">
        <Paper sx={{ p: 1, textAlign: 'center' }}>grow</Paper>
      </Grid>
      <Grid size={6}>
        <Paper sx={{ p: 1, textAlign: 'center' }}>6</Paper>
      </Grid>
      <Grid size="grow">
        <Paper sx={{ p: 1, textAlign: 'center' }}>grow</Paper>
      </Grid>
    </Grid>
  );
}
