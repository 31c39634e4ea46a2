import Sheet from '@mui/joy/Sheet';
import type { SheetProps } from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export const initial = { variant: 'outlined' } satisfies SheetProps;
export const order = ['variant', 'color', 'invertedColors'] satisfies (keyof SheetProps)[];

export default function SheetExample(props: SheetProps) {
  return (
    <Sheet sx={{ p: 2, borderRadius: 'md' }} {...props}>
      <Typography>The archive is open on weekdays.</Typography>
    </Sheet>
  );
}
