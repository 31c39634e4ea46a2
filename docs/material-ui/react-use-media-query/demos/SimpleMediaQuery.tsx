import Pagination from '@mui/material/Pagination';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function SimpleMediaQuery() {
  const isWide = useMediaQuery('(min-width:900px)');
  return (
    <Pagination
      count={24}
      defaultPage={12}
      siblingCount={isWide ? 2 : 0}
      size={isWide ? 'medium' : 'small'}
      aria-label="Pages of orders"
    />
  );
}
