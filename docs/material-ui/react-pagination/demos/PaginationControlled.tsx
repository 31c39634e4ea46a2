import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

const names = ['Ana Silva', 'Bo Nilsson', 'Chidi Obi', 'Divya Rao', 'Emre Kaya', 'Fumi Sato'];
const PAGE_SIZE = 2;

export default function PaginationControlled() {
  const [page, setPage] = React.useState(1);
  const start = (page - 1) * PAGE_SIZE;

  return (
    <Stack sx={{ alignItems: 'center' }}>
      <List dense aria-live="polite">
        {names.slice(start, start + PAGE_SIZE).map((name) => (
          <ListItem key={name}>{name}</ListItem>
        ))}
      </List>
      <Pagination
        count={Math.ceil(names.length / PAGE_SIZE)}
        page={page}
        onChange={(_event, value) => setPage(value)}
        aria-label="Pages of customers"
      />
    </Stack>
  );
}
