import Grid from '@mui/system/Grid';
import { Item } from './Item';

const files = ['Contract.pdf', 'Invoice.pdf', 'Photo.png', 'Route.csv'];

export default function RowAndColumnSpacing() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 1, sm: 2, md: 3 }} sx={{ width: '100%' }}>
      {files.map((file) => (
        <Grid key={file} size={6}>
          <Item>{file}</Item>
        </Grid>
      ))}
    </Grid>
  );
}
