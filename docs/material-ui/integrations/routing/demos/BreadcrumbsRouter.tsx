import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { MemoryRouter, Link as RouterLink, useLocation } from 'react-router-dom';

const titles: Record<string, string> = { shop: 'Shop', bikes: 'Bikes', gravel: 'Gravel bikes' };

function Path() {
  const parts = useLocation().pathname.split('/').filter(Boolean);
  const last = parts.length - 1;
  return (
    <Breadcrumbs aria-label="Path in the shop">
      {parts.map((part, index) => (
        <Link
          key={part}
          component={RouterLink}
          to={`/${parts.slice(0, index + 1).join('/')}`}
          underline="hover"
          color={index === last ? 'textPrimary' : 'inherit'}
          aria-current={index === last ? 'page' : undefined}
        >
          {titles[part] ?? part}
        </Link>
      ))}
    </Breadcrumbs>
  );
}

export default function BreadcrumbsRouter() {
  return (
    <MemoryRouter initialEntries={['/shop/bikes/gravel']}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Path />
        <Button component={RouterLink} to="/shop/bikes/gravel" variant="outlined" size="small">
          Gravel bikes
        </Button>
      </Stack>
    </MemoryRouter>
  );
}
