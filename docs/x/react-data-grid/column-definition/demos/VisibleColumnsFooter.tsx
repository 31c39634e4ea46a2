import Box from '@mui/material/Box';
import {
  DataGrid,
  gridColumnDefinitionsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createParcels } from '../../data/parcels';
import type { Parcel } from '../../data/parcels';

const rows = createParcels(8);

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140 },
  { field: 'to', headerName: 'To', width: 120 },
  { field: 'weight', headerName: 'Weight in kg', type: 'number', width: 120 },
];

function ColumnsFooter() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  return (
    <Box role="status" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {visible.length} of {all.length} columns:{' '}
      {visible.map(({ headerName }) => headerName).join(', ')}
    </Box>
  );
}

export default function VisibleColumnsFooter() {
  return (
    <div role="group" aria-label="Parcels" style={{ height: 360, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slots={{ footer: ColumnsFooter }} />
    </div>
  );
}
