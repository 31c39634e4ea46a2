import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const teams = ['Kitchen', 'Bakery', 'Delivery', 'Garden', 'Front desk', 'Office'];

export default function FullWidthGrid() {
  return (
    <Grid container spacing={1.5} sx={{ width: 1 }}>
      {teams.map((team) => (
        <Grid key={team} xs={12} sm={6} md={4}>
          <Sheet variant="soft" sx={{ p: 1.5 }}>
            {team}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
