import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Grid2 from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const teams = ['Design', 'Sales', 'Support', 'Legal'];
const parent = { border: '2px dashed', borderColor: 'primary.main', mt: 3, mb: 2 };
const container = { bgcolor: 'action.selected' };

export default function GridsDiff() {
  return (
    <Box sx={{ width: '100%', px: 3 }}>
      <Typography>Grid</Typography>
      <Box sx={parent}>
        <Grid container spacing={2} sx={container}>
          {teams.map((team) => (
            <Grid key={team} item xs={6}>
              <Paper sx={{ p: 1 }}>{team}</Paper>
            </Grid>
          ))}
        </Grid>
      </Box>
      <Typography>Grid2</Typography>
      <Box sx={parent}>
        <Grid2 container spacing={2} sx={container}>
          {teams.map((team) => (
            <Grid2 key={team} size={6}>
              <Paper sx={{ p: 1 }}>{team}</Paper>
            </Grid2>
          ))}
        </Grid2>
      </Box>
    </Box>
  );
}
