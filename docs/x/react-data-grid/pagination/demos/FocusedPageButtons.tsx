import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createEmployees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', width: 120 },
];

const rows = createEmployees(15);

const buttonProps = (isOff: boolean) => ({
  disabled: false,
  'aria-disabled': isOff,
  style: { opacity: isOff ? 0.4 : 1 },
});

export default function FocusedPageButtons() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const lastPage = Math.ceil(rows.length / model.pageSize) - 1;
  const actions = {
    previousButton: buttonProps(model.page === 0),
    nextButton: buttonProps(model.page === lastPage),
  };
  return (
    <div role="group" aria-label="Employees" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5]}
        slotProps={{ pagination: { slotProps: { actions } } }}
      />
    </div>
  );
}
