import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';

function Invoice() {
  const number = Number(useLocation().pathname.split('/').at(-1));
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status">Invoice {number}</Typography>
      <Stack direction="row" spacing={1}>
        <Button component={Link} to={`/invoices/${number - 1}`}>
          Previous
        </Button>
        <Button component={Link} to={`/invoices/${number + 1}`} variant="contained">
          Next
        </Button>
      </Stack>
    </Stack>
  );
}

export default function ButtonRouter() {
  return (
    <MemoryRouter initialEntries={['/invoices/77']}>
      <Invoice />
    </MemoryRouter>
  );
}
