import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import usePagination from '@mui/material/usePagination';

export default function UsePagination() {
  const { items } = usePagination({ count: 5, siblingCount: 0 });

  return (
    <Stack
      component="nav"
      aria-label="Pages of the guide"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center' }}
    >
      {items.map(({ type, page, selected, ...item }, index) =>
        type.endsWith('ellipsis') ? (
          <span key={index}>…</span>
        ) : (
          <Button key={index} size="small" variant={selected ? 'contained' : 'text'} {...item}>
            {type === 'page' ? `Page ${page}` : type}
          </Button>
        ),
      )}
    </Stack>
  );
}
