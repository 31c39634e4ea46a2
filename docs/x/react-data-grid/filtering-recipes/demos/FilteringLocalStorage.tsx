import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { createParcels } from '../../data/parcels';
import type { Parcel } from '../../data/parcels';

const key = 'parcels-filter';

const rows = createParcels(40);

const columns: GridColDef<Parcel>[] = [
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
