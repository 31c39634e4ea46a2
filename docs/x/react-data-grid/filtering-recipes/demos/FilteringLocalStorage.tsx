import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';

const key = 'parcels-filter';

const rows = [
  { id: 'P700036', recipient: 'Kavya Jensen', weight: 3.5, state: 'In transit' },
  { id: 'P700066', recipient: 'Farid Costa', weight: 15.9, state: 'Delivered' },
  { id: 'P700083', recipient: 'Camila Nguyen', weight: 13.9, state: 'Delivered' },
  { id: 'P700145', recipient: 'Noah Silva', weight: 20.1, state: 'Delivered' },
  { id: 'P700183', recipient: 'Bao Walker', weight: 4, state: 'Out for delivery' },
  { id: 'P700191', recipient: 'Freya Schmidt', weight: 7.1, state: 'Out for delivery' },
  { id: 'P700246', recipient: 'Nadia Bakker', weight: 12.3, state: 'Registered' },
  { id: 'P700285', recipient: 'Samir Andersson', weight: 6.1, state: 'Delivered' },
];

const columns: GridColDef[] = [
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 150 },
  { field: 'state', headerName: 'State', width: 140 },
  { field: 'weight', headerName: 'Weight in kg', type: 'number', width: 130 },
];

function save(model: GridFilterModel) {
  try {
    localStorage.setItem(key, JSON.stringify(model));
  } catch {
    // The storage is full or blocked: the filter works, but isn't kept.
  }
}

function SavedFilterGrid() {
  const apiRef = useGridApiRef();
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });

  React.useEffect(() => {
    try {
      const saved = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<GridFilterModel>;
      // A later version of the app may have other columns and operators.
      const items = (saved.items ?? []).filter(
        ({ field, operator }) =>
          columns.some((column) => column.field === field) &&
          apiRef.current.getColumn(field).filterOperators?.some(({ value }) => value === operator),
      );
      setFilterModel({ ...saved, items });
    } catch {
      // The storage is blocked, or something else wrote the value.
    }
  }, [apiRef]);

  return (
    <DataGrid
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      filterModel={filterModel}
      onFilterModelChange={(model) => {
        setFilterModel(model);
        save(model);
      }}
    />
  );
}

export default function FilteringLocalStorage() {
  const [visit, setVisit] = React.useState(1);
  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setVisit(visit + 1)}>Load the grid again</Button>
      <div role="group" aria-label="Parcels" style={{ height: 371 }}>
        <SavedFilterGrid key={visit} />
      </div>
    </div>
  );
}
