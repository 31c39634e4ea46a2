import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { createServer } from '../../data/server';

const employees = [
  { id: 1, name: 'Mei Abebe', city: 'Gothenburg' },
  { id: 2, name: 'Camila Hughes', city: 'Accra' },
  { id: 3, name: 'Mateo Patel', city: 'Lyon' },
  { id: 4, name: 'Elena Okafor', city: 'Gothenburg' },
  { id: 5, name: 'Mei Rossi', city: 'İzmir' },
  { id: 6, name: 'Samir Tanaka', city: 'Hanoi' },
];

type Employee = (typeof employees)[number];

const server = createServer(employees);

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
