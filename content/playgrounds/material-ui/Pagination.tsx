import Pagination from '@mui/material/Pagination';
import type { PaginationProps } from '@mui/material/Pagination';

export const initial = { count: 10, color: 'primary' } satisfies PaginationProps;
export const hidden = ['page'] satisfies (keyof PaginationProps)[];

export default function PaginationExample(props: PaginationProps) {
  return <Pagination {...props} />;
}
