import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MemoryRouter, Link as RouterLink, useLocation } from 'react-router-dom';

const titles = new Map([
  ['/teams', 'Teams'],
  ['/teams/logistics', 'Logistics'],
  ['/teams/logistics/shifts', 'Shifts'],
]);

function PathBreadcrumbs() {
  const { pathname } = useLocation();
  const parents = [...titles].filter(([path]) => pathname.startsWith(`${path}/`));

  return (
    <Breadcrumbs aria-label="Path of the route">
      {parents.map(([path, title]) => (
        <Link key={path} component={RouterLink} to={path} underline="hover" color="inherit">
          {title}
        </Link>
      ))}
      <Typography sx={{ color: 'text.primary' }}>{titles.get(pathname)}</Typography>
    </Breadcrumbs>
  );
}

export default function RouterBreadcrumbs() {
  return (
    <MemoryRouter initialEntries={['/teams/logistics/shifts']}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <PathBreadcrumbs />
        <Link component={RouterLink} to="/teams/logistics/shifts">
          Open the shifts of Logistics
        </Link>
      </Stack>
    </MemoryRouter>
  );
}
