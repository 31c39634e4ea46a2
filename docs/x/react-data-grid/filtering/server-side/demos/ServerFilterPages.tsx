import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel, GridSortModel } from '@mui/x-data-grid';
import { createServer } from '../../../data/server';
import type { RowsResponse } from '../../../data/server';

const givenNames = ['Amara', 'Bao', 'Camila', 'Farid', 'Lucía', 'Mei', 'Noah'];
const familyNames = ['Abebe', 'Costa', 'Dubois', 'Jensen', 'Kim', 'Okafor', 'Patel', 'Tanaka'];
const cities = ['Accra', 'Bogotá', 'Busan', 'Lyon', 'Porto Alegre'];
const parcels = Array.from({ length: 400 }, (_, index) => ({
  id: `P${700_036 + index * 37}`,
  recipient: `${givenNames[index % 7]!} ${familyNames[index % 8]!}`,
  to: cities[index % 5]!,
  weight: (2 + ((index * 37) % 239)) / 10,
}));

type Parcel = (typeof parcels)[number];

const server = createServer(parcels);

const columns: GridColDef<Parcel>[] = [
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 150 },
  { field: 'to', headerName: 'To', width: 130 },
  { field: 'weight', headerName: 'Weight in kg', type: 'number', width: 140 },
];

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

export default function ServerFilterPages() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [pages, setPages] = React.useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState<RowsResponse<Parcel>>({ rows: [], rowCount: 0 });
  const [isLoading, setIsLoading] = React.useState(true);

  React.useEffect(() => {
    const controller = new AbortController();
    setIsLoading(true);
    server
      .fetchRows({ filterModel, sortModel, ...pages, signal: controller.signal })
      .then(setAnswer, () => {})
      .finally(() => !controller.signal.aborted && setIsLoading(false));
    return () => controller.abort();
  }, [filterModel, sortModel, pages]);

  return (
    <div role="group" aria-label="Parcels" style={{ width: '100%' }}>
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
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {isLoading ? 'Loading…' : `Parcels found: ${answer.rowCount}`}
      </Typography>
    </div>
  );
}
