import Grid from '@mui/system/Grid';
import { Item } from './Item';

export default function VariableWidthGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size="grow">
        <Item>Subject</Item>
      </Grid>
      <Grid size="auto">
        <Item>3 files</Item>
      </Grid>
      <Grid size="auto">
        <Item>9:40</Item>
      </Grid>
    </Grid>
  );
}
