import Grid from '@mui/system/Grid';
import { Item } from './Item';

export default function AutoGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size="grow">
        <Item>grow</Item>
      </Grid>
      <Grid size={6}>
        <Item>6</Item>
      </Grid>
      <Grid size="grow">
        <Item>grow</Item>
      </Grid>
    </Grid>
  );
}
