import Grid from '@mui/system/Grid';
import { Item } from './Item';

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={8}>
        <Item>Orders (8)</Item>
      </Grid>
      <Grid size={4}>
        <Item>Team (4)</Item>
      </Grid>
      <Grid size={4}>
        <Item>Stock (4)</Item>
      </Grid>
      <Grid size={8}>
        <Item>Messages (8)</Item>
      </Grid>
    </Grid>
  );
}
