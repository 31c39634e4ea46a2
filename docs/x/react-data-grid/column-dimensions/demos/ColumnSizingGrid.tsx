import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, song: 'Low tide', artist: 'The Harbor Five', plays: 18204 },
  { id: 2, song: 'Paper lanterns', artist: 'Mei Nakamura', plays: 96110 },
  { id: 3, song: 'Snow on the line', artist: 'Pavel & Rosa', plays: 7415 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'song', headerName: 'Song', width: 130 },
  { field: 'artist', headerName: 'Artist', width: 110 },
  { field: 'plays', headerName: 'Fixed', type: 'number', width: 90, resizable: false },
];

export default function ColumnSizingGrid() {
  const [message, setMessage] = React.useState('No width changed yet');
  return (
    <div role="group" aria-label="Songs" style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          onColumnWidthChange={({ colDef, width }) =>
            setMessage(`${colDef.headerName}: ${Math.round(width)} pixels`)
          }
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
