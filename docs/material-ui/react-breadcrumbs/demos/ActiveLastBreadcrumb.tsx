import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

export default function ActiveLastBreadcrumb() {
  return (
    <Breadcrumbs aria-label="Path to this customer">
      <Link href="#basic-breadcrumbs" underline="hover" color="inherit">
        Customers
      </Link>
      <Link
        href="#active-last-breadcrumb"
        underline="hover"
        color="text.primary"
        aria-current="page"
      >
        Ngozi Eze
      </Link>
    </Breadcrumbs>
  );
}
