import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

export default function ResponsiveGrid() {
  return (
    <Grid container spacing={{ xs: 1, md: 3 }} columns={{ xs: 4, sm: 8, md: 12 }} sx={{ width: 1 }}>
      {months.map((month) => (
        <Grid key={month} xs={2} sm={4} md={4}>
          <Sheet variant="soft" sx={{ p: 1 }}>
            {month}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
