import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path to this report">
      <Link href="#basic-breadcrumbs" underline="hover" color="inherit">
        Reports
      </Link>
      <Link href="#custom-separator" underline="hover" color="inherit">
        Logistics
      </Link>
      <Typography sx={{ color: 'text.primary' }}>Late deliveries</Typography>
    </Breadcrumbs>
  );
}
