import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { MemoryRouter, Link as RouterLink, useLocation } from 'react-router-dom';

function Parcel() {
  const { pathname } = useLocation();
  return (
    <Typography>
      Parcel 318 is at{' '}
      <Link component={RouterLink} to="/depots/lisbon">
        the Lisbon depot
      </Link>{' '}
      and continues to{' '}
      <Link component={RouterLink} to="/depots/faro">
        the Faro depot
      </Link>
      . You are at <span role="status">{pathname}</span>.
    </Typography>
  );
}

export default function LinkRouter() {
  return (
    <MemoryRouter initialEntries={['/parcels/318']}>
      <Parcel />
    </MemoryRouter>
  );
}
