import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { createEmployees } from '../../data/employees';
import type { Employee } from '../../data/employees';
import { createServer } from '../../data/server';

const server = createServer(createEmployees(20));

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 120 },
];

export default function NoRowsFromServer() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'city', operator: 'equals', value: 'Oslo' }],
  });
  const [rows, setRows] = React.useState<Employee[]>();

  React.useEffect(() => {
    const controller = new AbortController();
    setRows(undefined);
    server.fetchRows({ filterModel, signal: controller.signal }).then(
      (response) => setRows(response.rows),
      () => !controller.signal.aborted && setRows([]),
    );
    return () => controller.abort();
  }, [filterModel]);

  const isFiltered = filterModel.items.some(({ value }) => Boolean(value));
  return (
    <div role="group" aria-label="Employees" style={{ width: '100%' }}>
      <div style={{ height: 319 }}>
        <DataGrid
          rows={rows ?? []}
          columns={columns}
          loading={!rows}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          localeText={{ noRowsLabel: isFiltered ? 'No employee matches' : 'No employees' }}
        />
      </div>
      <p role="status">{rows ? `Found: ${rows.length}` : 'Loading'}</p>
    </div>
  );
}
