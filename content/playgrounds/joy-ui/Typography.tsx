import Typography from '@mui/joy/Typography';
import type { TypographyProps } from '@mui/joy/Typography';

export const initial = {
  children: 'The ferry leaves at nine.',
  level: 'title-lg',
} satisfies TypographyProps;
export const order = ['level', 'variant', 'color', 'noWrap'] satisfies (keyof TypographyProps)[];

export default function TypographyExample(props: TypographyProps) {
  return <Typography {...props} />;
}
