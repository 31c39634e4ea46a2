import Inventory2Icon from '@mui/icons-material/Inventory2';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ComplexGrid() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, p: 2 }}>
      <Grid container spacing={2} wrap="nowrap">
        <Grid item>
          <Inventory2Icon fontSize="large" color="primary" />
        </Grid>
        <Grid item xs container direction="column">
          <Grid item>
            <Typography>Desk lamp, brass</Typography>
          </Grid>
          <Grid item>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Shelf 14, 32 pieces
            </Typography>
          </Grid>
        </Grid>
        <Grid item>
          <Typography>€ 48</Typography>
        </Grid>
      </Grid>
    </Paper>
  );
}
