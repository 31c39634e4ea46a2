import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function OffsetGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 6 }} offset={{ sm: 3 }}>
        <Paper sx={{ p: 2 }}>Sign in</Paper>
      </Grid>
      <Grid size={4}>
        <Paper sx={{ p: 2 }}>Back</Paper>
      </Grid>
      <Grid size={4} offset="auto">
        <Paper sx={{ p: 2 }}>Next</Paper>
      </Grid>
    </Grid>
  );
}
