import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const teams = [
  { name: 'Harbor', members: 'Noor Haddad, Kofi Mensah' },
  { name: 'Warehouse', members: 'Mei Tanaka, Lucía Ortega' },
  { name: 'Customs', members: 'Amara Okafor, Jonas Lind' },
];

export default function FullWidthGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {teams.map(({ name, members }) => (
        <Grid key={name} size={{ xs: 12, sm: 6, md: 4 }}>
          <Paper variant="outlined" sx={{ height: '100%', p: 2 }}>
            <Typography>{name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {members}
            </Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
