import Grid from '@mui/system/Grid';
import { Item } from './Item';

export default function OffsetGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={6} offset={3}>
        <Item>offset 3</Item>
      </Grid>
      <Grid size={4}>
        <Item>no offset</Item>
      </Grid>
      <Grid size={4} offset="auto">
        <Item>offset auto</Item>
      </Grid>
    </Grid>
  );
}
