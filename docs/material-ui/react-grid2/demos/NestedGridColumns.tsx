import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function NestedGridColumns() {
  return (
    <Grid container columns={10} spacing={1} sx={{ width: '100%' }}>
      <Grid size={4}>
        <Paper sx={{ p: 1 }}>4 of 10</Paper>
      </Grid>
      <Grid container size={6}>
        <Grid size={5}>
          <Paper sx={{ p: 1 }}>5 of 10</Paper>
        </Grid>
        <Grid size={5}>
          <Paper sx={{ p: 1 }}>5 of 10</Paper>
        </Grid>
      </Grid>
      <Grid container columns={12} size={10}>
        <Grid size={6}>
          <Paper sx={{ p: 1 }}>6 of 12</Paper>
        </Grid>
        <Grid size={6}>
          <Paper sx={{ p: 1 }}>6 of 12</Paper>
        </Grid>
      </Grid>
    </Grid>
  );
}
