import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';

export const initial = {
  children: 'Parcels arrive within two to three days.',
  variant: 'body1',
} satisfies TypographyProps;

export default function TypographyExample(props: TypographyProps) {
  return <Typography {...props} />;
}
