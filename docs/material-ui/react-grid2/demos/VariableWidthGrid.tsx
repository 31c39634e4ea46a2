import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid2';
import TextField from '@mui/material/TextField';

export default function VariableWidthGrid() {
  return (
    <Grid container spacing={1} sx={{ width: '100%', maxWidth: 480, alignItems: 'center' }}>
      <Grid size="grow">
        <TextField id="grid-invite" label="Email" type="email" size="small" fullWidth />
      </Grid>
      <Grid size="auto">
        <Button variant="contained">Invite</Button>
      </Grid>
    </Grid>
  );
}
