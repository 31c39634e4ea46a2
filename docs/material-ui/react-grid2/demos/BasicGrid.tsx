import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={8}>
        <Paper sx={{ p: 2 }}>Orders</Paper>
      </Grid>
      <Grid size={4}>
        <Paper sx={{ p: 2 }}>Team</Paper>
      </Grid>
      <Grid size={4}>
        <Paper sx={{ p: 2 }}>Stock</Paper>
      </Grid>
      <Grid size={8}>
        <Paper sx={{ p: 2 }}>Messages</Paper>
      </Grid>
    </Grid>
  );
}
