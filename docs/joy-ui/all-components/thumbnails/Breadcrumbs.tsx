import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';

export default function BreadcrumbsThumbnail() {
  return (
    <Breadcrumbs aria-label="Path" size="sm">
      <Link component="span">Orders</Link>
      <Link component="span">March</Link>
      <span>1042</span>
    </Breadcrumbs>
  );
}
