import Grid from '@mui/system/Grid';
import { Item } from './Item';

const rooms = ['Amber', 'Birch', 'Coral', 'Dune', 'Ember', 'Fern'];

export default function ResponsiveGrid() {
  return (
    <Grid
      container
      columns={{ xs: 4, sm: 8, md: 12 }}
      spacing={{ xs: 1, sm: 2, md: 3 }}
      sx={{ width: '100%' }}
    >
      {rooms.map((room) => (
        <Grid key={room} size={{ xs: 2, sm: 4, md: 4 }}>
          <Item>{room}</Item>
        </Grid>
      ))}
    </Grid>
  );
}
