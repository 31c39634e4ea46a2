import Grid2 from '@mui/material/Grid2';
import type { Grid2Props } from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export const initial = { spacing: 2 } satisfies Grid2Props;
export const hidden = ['size', 'offset'] satisfies (keyof Grid2Props)[];
export const order = [
  'spacing',
  'rowSpacing',
  'columnSpacing',
  'columns',
  'direction',
  'wrap',
] satisfies (keyof Grid2Props)[];

export default function Grid2Example(props: Grid2Props) {
  return (
    <Grid2 container sx={{ width: '100%' }} {...props}>
      <Grid2 size={8}>
        <Paper sx={{ p: 1 }}>8 columns</Paper>
      </Grid2>
      <Grid2 size={4}>
        <Paper sx={{ p: 1 }}>4 columns</Paper>
      </Grid2>
      <Grid2 size={6}>
        <Paper sx={{ p: 1 }}>6 columns</Paper>
      </Grid2>
    </Grid2>
  );
}
