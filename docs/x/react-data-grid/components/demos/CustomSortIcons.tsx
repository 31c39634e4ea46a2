import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, station: 'Harbor', temperature: 10.1, wind: 7.4 },
  { id: 2, station: 'Airfield', temperature: 9.2, wind: 3.9 },
  { id: 3, station: 'Old town', temperature: 12, wind: 6 },
  { id: 4, station: 'Summit', temperature: 0.2, wind: 6.8 },
  { id: 5, station: 'Harbor', temperature: 8.1, wind: 3.4 },
  { id: 6, station: 'Airfield', temperature: 6.1, wind: 0.9 },
  { id: 7, station: 'Old town', temperature: 10.9, wind: 4 },
];

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'temperature', headerName: 'Temperature', type: 'number', width: 140 },
  { field: 'wind', headerName: 'Wind', type: 'number', width: 110 },
];

/** The grid passes properties that an icon doesn't know. */
function UnsortedIcon({ className }: { className?: string }) {
  return <UnfoldMoreIcon className={className} fontSize="small" />;
}

const slots = {
  columnSortedAscendingIcon: ExpandLessIcon,
  columnSortedDescendingIcon: ExpandMoreIcon,
  columnUnsortedIcon: UnsortedIcon,
};

export default function CustomSortIcons() {
  return (
    <div role="group" aria-label="Measurements" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={{ sorting: { sortModel: [{ field: 'temperature', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
