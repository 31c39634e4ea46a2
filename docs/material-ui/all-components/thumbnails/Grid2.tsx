import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid2';

export default function Grid2Thumbnail() {
  return (
    <Grid container spacing={1} sx={{ width: 180 }}>
      {[4, 4, 4, 6, 6].map((size, index) => (
        <Grid key={index} size={size}>
          <Box sx={{ height: 32, bgcolor: 'primary.light', borderRadius: 1 }} />
        </Grid>
      ))}
    </Grid>
  );
}
