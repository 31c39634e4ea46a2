import * as React from 'react';
import { CacheProvider } from '@emotion/react';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import * as locales from '@mui/material/locale';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import type { Direction } from '@mui/material/styles';
import { caches } from './caches';

type LocaleName = keyof typeof locales;
const NAMES = Object.keys(locales) as LocaleName[];
const RTL_NAMES: readonly string[] = [
  'arEG',
  'arSA',
  'arSD',
  'faIR',
  'heIL',
  'kuCKB',
  'psAF',
  'urPK',
];

export default function Locales() {
  const [name, setName] = React.useState<LocaleName>('deDE');
  const [order, setOrder] = React.useState(1042);
  const [tablePage, setTablePage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(10);
  const outer = useTheme();
  const direction: Direction = RTL_NAMES.includes(name) ? 'rtl' : 'ltr';
  const { components } = locales[name];

  const app = (
    <ThemeProvider theme={() => ({ ...outer, components, direction })}>
      <Stack dir={direction} spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <Breadcrumbs maxItems={2} aria-label="Path">
          {['Orders', '2024', 'March', 'Order 1042'].map((page) => (
            <Link key={page} href="#supported-locales">
              {page}
            </Link>
          ))}
        </Breadcrumbs>
        <Rating name="locales-rating" defaultValue={3} />
        <Autocomplete
          options={[]}
          disablePortal
          sx={{ width: 240, maxWidth: '100%' }}
          renderInput={(params) => <TextField {...params} name="locales-city" label="City" />}
        />
        <Alert onClose={() => setOrder(order + 1)}>{`Order ${order} is on its way.`}</Alert>
        <TablePagination
          component="div"
          count={42}
          page={tablePage}
          rowsPerPage={rowsPerPage}
          onPageChange={(_, next) => setTablePage(next)}
          onRowsPerPageChange={(event) => {
            setRowsPerPage(Number(event.target.value));
            setTablePage(0);
          }}
          sx={{ maxWidth: '100%' }}
        />
        <Pagination count={5} showFirstButton showLastButton />
      </Stack>
    </ThemeProvider>
  );

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <TextField
        id="locales-name"
        name="locale"
        select
        label="Locale"
        value={name}
        onChange={(event) => setName(event.target.value as LocaleName)}
        slotProps={{ select: { native: true } }}
        sx={{ width: 160 }}
      >
        {NAMES.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </TextField>
      {direction === outer.direction ? (
        app
      ) : (
        <CacheProvider value={caches[direction]}>{app}</CacheProvider>
      )}
    </Stack>
  );
}
