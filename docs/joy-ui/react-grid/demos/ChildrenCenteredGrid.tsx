import Button from '@mui/joy/Button';
import Grid from '@mui/joy/Grid';

export default function ChildrenCenteredGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1, minHeight: 160, placeContent: 'center' }}>
      <Grid>
        <Button>Start the tour</Button>
      </Grid>
      <Grid>
        <Button variant="outlined">Skip it</Button>
      </Grid>
    </Grid>
  );
}
