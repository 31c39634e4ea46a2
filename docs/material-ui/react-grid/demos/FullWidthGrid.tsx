import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const teams = ['Harbor', 'Warehouse', 'Customs'];

export default function FullWidthGrid() {
  return (
    <Grid container spacing={2}>
      {teams.map((team) => (
        <Grid key={team} item xs={12} sm={6} md={4}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            {team}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
