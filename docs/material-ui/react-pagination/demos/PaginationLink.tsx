import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';

const COUNT = 3;

function OrderPages() {
  const page = Number(new URLSearchParams(useLocation().search).get('page') ?? 1);

  return (
    <Pagination
      count={COUNT}
      page={page}
      aria-label="Pages of the route"
      renderItem={(item) =>
        item.disabled ? (
          <PaginationItem {...item} />
        ) : (
          <PaginationItem component={Link} to={`/orders?page=${item.page}`} {...item} />
        )
      }
    />
  );
}

export default function PaginationLink() {
  return (
    <MemoryRouter initialEntries={['/orders?page=2']}>
      <OrderPages />
    </MemoryRouter>
  );
}
