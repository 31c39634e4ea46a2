import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function VariableWidthGrid() {
  return (
    <Grid container spacing={1} sx={{ maxWidth: 480, alignItems: 'center' }}>
      <Grid item xs>
        <TextField id="legacy-grid-invite" label="Email" type="email" size="small" fullWidth />
      </Grid>
      <Grid item xs="auto">
        <Button variant="contained">Invite</Button>
      </Grid>
    </Grid>
  );
}
