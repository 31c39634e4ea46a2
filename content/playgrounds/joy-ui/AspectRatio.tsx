import AspectRatio from '@mui/joy/AspectRatio';
import type { AspectRatioProps } from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export const initial = { ratio: 1.5 } satisfies AspectRatioProps;
export const order = [
  'ratio',
  'variant',
  'color',
  'minHeight',
  'maxHeight',
] satisfies (keyof AspectRatioProps)[];

export default function AspectRatioExample(props: AspectRatioProps) {
  return (
    <Box sx={{ width: 200 }}>
      <AspectRatio {...props}>
        <Typography textColor="inherit">Photo</Typography>
      </AspectRatio>
    </Box>
  );
}
