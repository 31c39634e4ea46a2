import * as React from 'react';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';

const KEY = 'parcel-grid';

const rows = [
  { id: 'P700036', recipient: 'Kavya Jensen', to: 'Accra', state: 'In transit' },
  { id: 'P700066', recipient: 'Farid Costa', to: 'Busan', state: 'Delivered' },
  { id: 'P700083', recipient: 'Camila Nguyen', to: 'Busan', state: 'Delivered' },
  { id: 'P700145', recipient: 'Noah Silva', to: 'Accra', state: 'Delivered' },
  { id: 'P700183', recipient: 'Bao Walker', to: 'Accra', state: 'Out for delivery' },
  { id: 'P700191', recipient: 'Freya Schmidt', to: 'Lisbon', state: 'Out for delivery' },
];

const columns: GridColDef[] = [
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
