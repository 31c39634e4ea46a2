import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
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

// Unlike `disabled`, `aria-disabled` keeps the focus on the button.
function PageButton({ disabled, onClick, ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={disabled ? { color: 'action.disabled' } : undefined}
    />
  );
}

const pagination = { slots: { actions: { previousButton: PageButton, nextButton: PageButton } } };

export default function CachedPages() {
  const [cache] = React.useState(() => new Map<string, RowsResponse<Parcel>>());
  const { gridProps, answerCount } = usePages(server, cache);
  return (
    <div role="group" aria-label="Parcels" style={{ width: '100%' }}>
      <Typography role="status" variant="body2" gutterBottom>
        Answers from the server: {answerCount}
      </Typography>
      <div style={{ height: 420 }}>
        <DataGrid {...gridProps} columns={columns} slotProps={{ pagination }} />
      </div>
    </div>
  );
}
