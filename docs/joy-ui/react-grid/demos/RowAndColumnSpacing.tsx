import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function RowAndColumnSpacing() {
  return (
    <Grid container rowSpacing={1} columnSpacing={4} sx={{ width: 1 }}>
      {['Arrivals', 'Departures', 'Delays', 'Gates'].map((name) => (
        <Grid key={name} xs={6}>
          <Sheet variant="soft" sx={{ p: 1 }}>
            {name}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
