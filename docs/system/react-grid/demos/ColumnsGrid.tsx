import Grid from '@mui/system/Grid';
import { Item } from './Item';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function ColumnsGrid() {
  return (
    <Grid container columns={5} spacing={{ xs: 0.5, sm: 1 }} sx={{ width: '100%' }}>
      {days.map((day) => (
        <Grid key={day} size={1}>
          <Item>{day}</Item>
        </Grid>
      ))}
    </Grid>
  );
}
