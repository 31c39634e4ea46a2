import Breadcrumbs from '@mui/joy/Breadcrumbs';
import type { BreadcrumbsProps } from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export const initial = { separator: '›' } satisfies BreadcrumbsProps;

export default function BreadcrumbsExample(props: BreadcrumbsProps) {
  return (
    <Breadcrumbs aria-label="Path to the lamps" {...props}>
      <Link href="#playground">Home</Link>
      <Link href="#playground">Catalog</Link>
      <Typography>Lamps</Typography>
    </Breadcrumbs>
  );
}
