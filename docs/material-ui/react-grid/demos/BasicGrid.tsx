import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function BasicGrid() {
  return (
    <Grid container spacing={2}>
      <Grid item xs={8}>
        <Paper sx={{ p: 2 }}>Orders</Paper>
      </Grid>
      <Grid item xs={4}>
        <Paper sx={{ p: 2 }}>Team</Paper>
      </Grid>
      <Grid item xs={4}>
        <Paper sx={{ p: 2 }}>Stock</Paper>
      </Grid>
      <Grid item xs={8}>
        <Paper sx={{ p: 2 }}>Messages</Paper>
      </Grid>
    </Grid>
  );
}
