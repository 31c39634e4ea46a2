import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const teams = ['Accounting', 'Design', 'Logistics', 'Research', 'Sales', 'Support'];

export default function AutoFitCards() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
        gap: 1,
        m: 0,
        p: 2,
        listStyle: 'none',
      }}
    >
      {teams.map((team) => (
        <Paper key={team} component="li" variant="outlined" sx={{ p: 2, typography: 'body1' }}>
          {team}
        </Paper>
      ))}
    </Box>
  );
}
