import Masonry from '@mui/lab/Masonry';
import type { MasonryProps } from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export const initial = { columns: 3, spacing: 1 } satisfies Partial<MasonryProps>;
export const order = ['columns', 'spacing', 'sequential'] satisfies (keyof MasonryProps)[];
export const hidden = [
  'defaultColumns',
  'defaultHeight',
  'defaultSpacing',
] satisfies (keyof MasonryProps)[];

export default function MasonryExample(props: Omit<MasonryProps, 'children'>) {
  return (
    <Box sx={{ width: 280, minHeight: 200 }}>
      <Masonry {...props}>
        <Paper variant="outlined" sx={{ height: 40 }} />
        <Paper variant="outlined" sx={{ height: 112 }} />
        <Paper variant="outlined" sx={{ height: 80 }} />
        <Paper variant="outlined" sx={{ height: 56 }} />
        <Paper variant="outlined" sx={{ height: 72 }} />
      </Masonry>
    </Box>
  );
}
