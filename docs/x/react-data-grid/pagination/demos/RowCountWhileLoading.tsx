import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPaginationModel } from '@mui/x-data-grid';
import { createServer } from '../../data/server';
import type { RowsResponse } from '../../data/server';

const givenNames = ['Amara', 'Bao', 'Camila', 'Farid', 'Lucía', 'Mei', 'Noah'];
const familyNames = ['Abebe', 'Costa', 'Dubois', 'Jensen', 'Kim', 'Okafor', 'Patel', 'Tanaka'];
const cities = ['Accra', 'Bogotá', 'Busan', 'Lyon', 'Porto Alegre'];
const employees = Array.from({ length: 37 }, (_, index) => ({
  id: index + 1,
  name: `${givenNames[index % 7]!} ${familyNames[index % 8]!}`,
  city: cities[index % 5]!,
}));

type Employee = (typeof employees)[number];

const server = createServer(employees);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 130 },
];

/** Like many hooks that load data, it returns nothing until the response has arrived. */
function useEmployees(model: GridPaginationModel) {
  const [loaded, setLoaded] = React.useState<RowsResponse<Employee> & { for?: object }>();
  React.useEffect(() => {
    const controller = new AbortController();
    server
      .fetchRows({ ...model, signal: controller.signal })
      .then((response) => setLoaded({ ...response, for: model }))
      .catch(() => {});
    return () => controller.abort();
  }, [model]);
  return loaded?.for === model ? loaded : undefined;
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

export default function RowCountWhileLoading() {
  const [isKept, setIsKept] = React.useState(true);
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const data = useEmployees(model);
  const [lastCount, setLastCount] = React.useState(0);
  if (data && data.rowCount !== lastCount) {
    setLastCount(data.rowCount);
  }

  return (
    <div role="group" aria-label="Employees" style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch name="keep" checked={isKept} onChange={() => setIsKept(!isKept)} />}
        label="Keep the row count while loading"
      />
      <div style={{ height: 371 }}>
        <DataGrid
          rows={data?.rows ?? []}
          rowCount={data?.rowCount ?? (isKept ? lastCount : 0)}
          loading={!data}
          columns={columns}
          paginationMode="server"
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
          disableColumnFilter
          disableColumnSorting
          slotProps={{ pagination }}
        />
      </div>
    </div>
  );
}
