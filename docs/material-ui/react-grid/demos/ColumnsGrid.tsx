import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function ColumnsGrid() {
  return (
    <Grid container columns={5} spacing={{ xs: 0.5, sm: 1 }}>
      {days.map((day) => (
        <Grid key={day} item xs={1}>
          <Paper variant="outlined" sx={{ py: 1, textAlign: 'center' }}>
            {day}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
