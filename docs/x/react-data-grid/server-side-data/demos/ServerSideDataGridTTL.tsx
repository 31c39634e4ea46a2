import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel, GridSortModel } from '@mui/x-data-grid';
import { createServer } from '../../data/server';
import type { RowsResponse } from '../../data/server';

const givenNames = ['Amara', 'Bao', 'Camila', 'Farid', 'Lucía', 'Mei', 'Noah'];
const familyNames = ['Abebe', 'Costa', 'Dubois', 'Jensen', 'Kim', 'Okafor', 'Patel', 'Tanaka'];
const states = ['Registered', 'In transit', 'Out for delivery', 'Delivered'];
const parcels = Array.from({ length: 400 }, (_, index) => ({
  id: `P${700_036 + index * 37}`,
  recipient: `${givenNames[index % 7]!} ${familyNames[index % 8]!}`,
  state: states[(index * 3) % 4]!,
}));

type Parcel = (typeof parcels)[number];

const server = createServer(parcels);

const columns: GridColDef<Parcel>[] = [
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 150 },
  { field: 'state', headerName: 'State', width: 150 },
];

/** Keeps each answer for a number of milliseconds. */
function createCache(lifetime: number) {
  const answers = new Map<string, RowsResponse<Parcel>>();
  return {
    get: (key: string) => answers.get(key),
    set: (key: string, answer: RowsResponse<Parcel>) => {
      answers.set(key, answer);
      setTimeout(() => answers.delete(key), lifetime);
    },
  };
}

// Unlike `disabled`, `aria-disabled` keeps the focus on the button.
function PageButton({ disabled, onClick, ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={disabled ? { color: 'action.disabled' } : undefined}
    />
  );
}

const pagination = { slots: { actions: { previousButton: PageButton, nextButton: PageButton } } };

export default function ServerSideDataGridTTL() {
  const [cache] = React.useState(() => createCache(10_000));
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [pages, setPages] = React.useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState<RowsResponse<Parcel>>({ rows: [], rowCount: 0 });
  const [isLoading, setIsLoading] = React.useState(true);
  const [answerCount, setAnswerCount] = React.useState(0);

  React.useEffect(() => {
    const key = JSON.stringify([filterModel, sortModel, pages]);
    const known = cache.get(key);
    if (known) {
      setAnswer(known);
      setIsLoading(false);
      return undefined;
    }
    const controller = new AbortController();
    setIsLoading(true);
    server
      .fetchRows({ filterModel, sortModel, ...pages, signal: controller.signal })
      .then((response) => {
        cache.set(key, response);
        setAnswer(response);
        setAnswerCount((count) => count + 1);
      })
      .catch(() => {})
      .finally(() => !controller.signal.aborted && setIsLoading(false));
    return () => controller.abort();
  }, [cache, filterModel, sortModel, pages]);

  return (
    <div role="group" aria-label="Parcels" style={{ width: '100%' }}>
      <Typography role="status" variant="body2" gutterBottom>
        Answers from the server: {answerCount}
      </Typography>
      <div style={{ height: 420 }}>
        <DataGrid
          {...answer}
          columns={columns}
          loading={isLoading}
          filterMode="server"
          sortingMode="server"
          paginationMode="server"
          filterModel={filterModel}
          onFilterModelChange={(model) => {
            setFilterModel(model);
            setPages({ ...pages, page: 0 });
          }}
          sortModel={sortModel}
          onSortModelChange={(model) => {
            setSortModel(model);
            setPages({ ...pages, page: 0 });
          }}
          paginationModel={pages}
          onPaginationModelChange={setPages}
          pageSizeOptions={[5, 10]}
          slotProps={{ pagination }}
        />
      </div>
    </div>
  );
}
