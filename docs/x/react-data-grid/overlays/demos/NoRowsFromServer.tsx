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

const failed = 'The employees could not be loaded';

export default function NoRowsFromServer() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'city', operator: 'equals', value: 'Oslo' }],
  });
  const [rows, setRows] = React.useState<Employee[]>([]);
  const [status, setStatus] = React.useState('Loading');

  React.useEffect(() => {
    const controller = new AbortController();
    setRows([]);
    setStatus('Loading');
    server.fetchRows({ filterModel, signal: controller.signal }).then(
      (response) => {
        setRows(response.rows);
        setStatus(`Found: ${response.rowCount}`);
      },
      () => !controller.signal.aborted && setStatus(failed),
    );
    return () => controller.abort();
  }, [filterModel]);

  const isFiltered = filterModel.items.some(
    ({ operator, value }) => Boolean(value) || operator.endsWith('Empty'),
  );
  const emptyLabel = isFiltered ? 'No employee matches' : 'No employees';
  return (
    <div role="group" aria-label="Employees" style={{ width: '100%' }}>
      <div style={{ height: 319 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={status === 'Loading'}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          localeText={{ noRowsLabel: status === failed ? failed : emptyLabel }}
        />
      </div>
      <p role="status">{status}</p>
    </div>
  );
}
