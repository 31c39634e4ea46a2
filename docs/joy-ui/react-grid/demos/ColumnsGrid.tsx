import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function ColumnsGrid() {
  return (
    <Grid container columns={5} spacing={1} sx={{ width: 1 }}>
      {['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => (
        <Grid key={day} xs={1}>
          <Sheet variant="soft" sx={{ p: 1 }}>
            {day}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
