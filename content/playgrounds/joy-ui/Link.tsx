import Link from '@mui/joy/Link';
import type { LinkProps } from '@mui/joy/Link';

export const initial = { children: 'Delivery times' } satisfies LinkProps;
export const order = [
  'variant',
  'color',
  'level',
  'underline',
  'startDecorator',
  'endDecorator',
] satisfies (keyof LinkProps)[];

export default function LinkExample(props: LinkProps) {
  return <Link href="#playground" {...props} />;
}
