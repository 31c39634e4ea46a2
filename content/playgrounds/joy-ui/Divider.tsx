import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import type { DividerProps } from '@mui/joy/Divider';

export const initial = { children: 'or' } satisfies DividerProps;
export const hidden = ['inset'] satisfies (keyof DividerProps)[];

export default function DividerExample(props: DividerProps) {
  return (
    <Box sx={{ display: 'grid', alignContent: 'center', width: 240, height: 96 }}>
      <Divider {...props} />
    </Box>
  );
}
