import * as React from 'react';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';
import { createParcels } from '../../data/parcels';
import type { Parcel } from '../../data/parcels';

const KEY = 'parcel-grid';

const rows = createParcels(40);

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 120 },
  { field: 'recipient', headerName: 'Recipient', width: 190 },
  { field: 'to', headerName: 'To', width: 140 },
  { field: 'state', headerName: 'State', width: 150 },
];

function readState(): GridInitialState {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as GridInitialState;
  } catch {
    return {};
  }
}

export default function SaveAndRestoreStateInitialState() {
  const apiRef = useGridApiRef();
  const [initialState, setInitialState] = React.useState<GridInitialState>();
  React.useEffect(() => setInitialState(readState()), []);

  React.useEffect(() => {
    if (!initialState) {
      return undefined;
    }
    // The ref is already empty when the cleanup runs, so keep the object.
    const api = apiRef.current;
    const save = () => {
      try {
        localStorage.setItem(KEY, JSON.stringify(api.exportState()));
      } catch {
        // The browser stores nothing: the grid works as before.
      }
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [apiRef, initialState]);

  return (
    <div style={{ height: 340, width: '100%' }}>
      {initialState && (
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} initialState={initialState} />
      )}
    </div>
  );
}
