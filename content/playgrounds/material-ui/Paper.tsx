import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';

export const initial = { children: 'A sheet of paper', elevation: 3 } satisfies PaperProps;

export default function PaperExample(props: PaperProps) {
  return <Paper sx={{ p: 4 }} {...props} />;
}
