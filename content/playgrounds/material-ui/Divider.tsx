import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import type { DividerProps } from '@mui/material/Divider';

export const initial = { children: 'or' } satisfies DividerProps;
export const hidden = ['flexItem'] satisfies (keyof DividerProps)[];

export default function DividerExample(props: DividerProps) {
  return (
    <Box sx={{ width: 240, height: 96 }}>
      <Divider {...props} />
    </Box>
  );
}
