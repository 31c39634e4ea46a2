import Grid from '@mui/material/Grid';
import type { GridProps } from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export const initial = { spacing: 2 } satisfies GridProps;
export const hidden = [
  'item',
  'xs',
  'sm',
  'md',
  'lg',
  'xl',
  'zeroMinWidth',
] satisfies (keyof GridProps)[];
export const order = [
  'spacing',
  'rowSpacing',
  'columnSpacing',
  'columns',
  'direction',
  'wrap',
] satisfies (keyof GridProps)[];

export default function GridExample(props: GridProps) {
  return (
    <Grid container {...props}>
      <Grid item xs={8}>
        <Paper sx={{ p: 1 }}>8 columns</Paper>
      </Grid>
      <Grid item xs={4}>
        <Paper sx={{ p: 1 }}>4 columns</Paper>
      </Grid>
      <Grid item xs={6}>
        <Paper sx={{ p: 1 }}>6 columns</Paper>
      </Grid>
    </Grid>
  );
}
