import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

export default function GridThumbnail() {
  return (
    <Grid container spacing={1} sx={{ width: 180 }}>
      {[8, 4, 4, 8].map((columns, index) => (
        <Grid key={index} item xs={columns}>
          <Box sx={{ height: 32, bgcolor: 'action.disabledBackground', borderRadius: 1 }} />
        </Grid>
      ))}
    </Grid>
  );
}
