import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

export default function CenteredElementGrid() {
  return (
    <Grid
      container
      spacing={2}
      sx={{ width: '100%', minHeight: 160, alignItems: 'center', textAlign: 'center' }}
    >
      <Grid size={6}>
        <Typography>No files yet</Typography>
      </Grid>
      <Grid size={6}>
        <Button variant="outlined">Upload</Button>
      </Grid>
    </Grid>
  );
}
