import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const files = ['Contract.pdf', 'Invoice.pdf', 'Photo.png', 'Route.csv'];

export default function RowAndColumnSpacing() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 1, sm: 2, md: 3 }}>
      {files.map((file) => (
        <Grid key={file} item xs={6}>
          <Paper variant="outlined" sx={{ p: 1 }}>
            {file}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
