import * as React from 'react';
import { DataGrid, GridToolbarContainer, GridToolbarFilterButton } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    setButton: (button: HTMLButtonElement | null) => void;
  }
}

const rows = [
  { id: 1, name: 'Mei Abebe', city: 'Gothenburg' },
  { id: 2, name: 'Camila Hughes', city: 'Accra' },
  { id: 3, name: 'Mateo Patel', city: 'Lyon' },
  { id: 4, name: 'Elena Okafor', city: 'Gothenburg' },
  { id: 5, name: 'Mei Rossi', city: 'İzmir' },
  { id: 6, name: 'Samir Tanaka', city: 'Hanoi' },
  { id: 7, name: 'Yuki Bakker', city: 'Bogotá' },
];

const columns: GridColDef[] = [
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
