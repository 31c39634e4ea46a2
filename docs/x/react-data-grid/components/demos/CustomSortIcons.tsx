import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createMeasurements } from '../../data/measurements';
import type { Measurement } from '../../data/measurements';

const rows = createMeasurements(20);

const columns: GridColDef<Measurement>[] = [
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
