import Grid from '@mui/system/Grid';
import { Item } from './Item';

export default function NestedGrid() {
  return (
    <Grid container spacing={{ xs: 1, sm: 2 }} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 6 }}>
        <Item>Map of the route</Item>
      </Grid>
      <Grid container size={{ xs: 12, sm: 6 }}>
        {['Distance', 'Duration', 'Stops', 'Driver'].map((label) => (
          <Grid key={label} size={6}>
            <Item>{label}</Item>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
