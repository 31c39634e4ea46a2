import Link from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';

export const initial = { children: 'Delivery times' } satisfies LinkProps;

export default function LinkExample(props: LinkProps) {
  return <Link href="#playground" {...props} />;
}
