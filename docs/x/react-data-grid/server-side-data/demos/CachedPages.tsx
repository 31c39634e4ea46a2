import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createParcels } from '../../data/parcels';
import type { Parcel } from '../../data/parcels';
import { createServer } from '../../data/server';
import type { RowsResponse } from '../../data/server';
import { usePages } from './usePages';

const server = createServer(createParcels(400));

const columns: GridColDef<Parcel>[] = [
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 150 },
  { field: 'to', headerName: 'To', width: 130 },
];

export default function CachedPages() {
  const [cache] = React.useState(() => new Map<string, RowsResponse<Parcel>>());
  const { gridProps, answerCount } = usePages(server, cache);
  return (
    <div role="group" aria-label="Parcels" style={{ width: '100%' }}>
      <Typography role="status" variant="body2" gutterBottom>
        Answers from the server: {answerCount}
      </Typography>
      <div style={{ height: 420 }}>
        <DataGrid {...gridProps} columns={columns} />
      </div>
    </div>
  );
}
