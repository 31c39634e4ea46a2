import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const rooms = ['Amber', 'Birch', 'Coral', 'Dune', 'Ember', 'Fern'];

export default function ResponsiveGrid() {
  return (
    <Grid container columns={{ xs: 4, sm: 8, md: 12 }} spacing={{ xs: 1, sm: 2, md: 3 }}>
      {rooms.map((room) => (
        <Grid key={room} item xs={2} sm={4} md={4}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            {room}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
