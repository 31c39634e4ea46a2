import Box from '@mui/material/Box';
import {
  DataGrid,
  gridColumnDefinitionsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'P700036', recipient: 'Kavya Jensen', to: 'Accra', weight: 3.5 },
  { id: 'P700066', recipient: 'Farid Costa', to: 'Busan', weight: 15.9 },
  { id: 'P700083', recipient: 'Camila Nguyen', to: 'Busan', weight: 13.9 },
  { id: 'P700145', recipient: 'Noah Silva', to: 'Accra', weight: 20.1 },
  { id: 'P700183', recipient: 'Bao Walker', to: 'Accra', weight: 4 },
  { id: 'P700191', recipient: 'Freya Schmidt', to: 'Lisbon', weight: 7.1 },
  { id: 'P700246', recipient: 'Nadia Bakker', to: 'Lyon', weight: 12.3 },
  { id: 'P700285', recipient: 'Samir Andersson', to: 'Rotterdam', weight: 6.1 },
];

type Parcel = (typeof rows)[number];

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
