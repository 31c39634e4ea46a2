import Breadcrumbs from '@mui/material/Breadcrumbs';
import type { BreadcrumbsProps } from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export const initial = { separator: '›' } satisfies BreadcrumbsProps;
export const hidden = ['expandText'] satisfies (keyof BreadcrumbsProps)[];

export default function BreadcrumbsExample(props: BreadcrumbsProps) {
  return (
    <Breadcrumbs aria-label="Path to the lamps" {...props}>
      <Link href="#playground">Home</Link>
      <Link href="#playground">Catalog</Link>
      <Typography sx={{ color: 'text.primary' }}>Lamps</Typography>
    </Breadcrumbs>
  );
}
