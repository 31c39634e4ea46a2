import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridThumbnail() {
  return (
    <Grid container spacing={1} sx={{ width: 180 }}>
      <Grid xs={8}>
        <Sheet variant="soft" color="primary" sx={{ p: 1, textAlign: 'center' }}>
          8
        </Sheet>
      </Grid>
      <Grid xs={4}>
        <Sheet variant="soft" color="primary" sx={{ p: 1, textAlign: 'center' }}>
          4
        </Sheet>
      </Grid>
      <Grid xs={12}>
        <Sheet variant="soft" color="primary" sx={{ p: 1, textAlign: 'center' }}>
          12
        </Sheet>
      </Grid>
    </Grid>
  );
}
