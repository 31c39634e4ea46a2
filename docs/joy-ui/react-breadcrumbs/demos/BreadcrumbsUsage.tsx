import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsUsage() {
  return (
    <Breadcrumbs aria-label="Path to Bulbs">
      <Link href="#introduction">Home</Link>
      <Link href="#introduction">Garden</Link>
      <Typography>Bulbs</Typography>
    </Breadcrumbs>
  );
}
