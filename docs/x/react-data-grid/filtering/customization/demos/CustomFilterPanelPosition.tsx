import * as React from 'react';
import { DataGrid, GridToolbarContainer, GridToolbarFilterButton } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createEmployees } from '../../../data/employees';
import type { Employee } from '../../../data/employees';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    setButton: (button: HTMLButtonElement | null) => void;
  }
}

const rows = createEmployees(40);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 130 },
];

function FilterBar({ setButton }: { setButton: (button: HTMLButtonElement | null) => void }) {
  return (
    <GridToolbarContainer sx={{ justifyContent: 'flex-end' }}>
      <GridToolbarFilterButton ref={setButton} />
    </GridToolbarContainer>
  );
}

export default function CustomFilterPanelPosition() {
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  return (
    <div role="group" aria-label="Employees" style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: FilterBar }}
        slotProps={{
          panel: { anchorEl: button, placement: 'bottom-end' },
          toolbar: { setButton },
        }}
      />
    </div>
  );
}
