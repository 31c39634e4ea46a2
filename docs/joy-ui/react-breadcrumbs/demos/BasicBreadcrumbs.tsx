import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const levels = ['Home', 'Catalog', 'Lamps'];

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path to Desk lamps">
      {levels.map((name) => (
        <Link key={name} href="#basics" color="neutral">
          {name}
        </Link>
      ))}
      <Typography>Desk lamps</Typography>
    </Breadcrumbs>
  );
}
