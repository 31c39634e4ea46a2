import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, trail: 'Fox loop', length: 6.5, climb: 180 },
  { id: 2, trail: 'Ridge walk', length: 14.2, climb: 910 },
  { id: 3, trail: 'Lake path', length: 9, climb: 40 },
  { id: 4, trail: 'Old mine', length: 11.8, climb: 520 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 120 },
  { field: 'length', headerName: 'Length in km', type: 'number', width: 150 },
  { field: 'climb', headerName: 'Climb in m', type: 'number', width: 140 },
];

function UnsortedIcon({ className }: { className?: string }) {
  return <UnfoldMoreIcon className={className} fontSize="small" />;
}

export default function VisibleSortIcons() {
  return (
    <div role="group" aria-label="Trails" style={{ height: 267, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ columnUnsortedIcon: UnsortedIcon }}
        localeText={{ columnMenuSortAsc: 'Lowest first', columnMenuSortDesc: 'Highest first' }}
        sx={{
          [`.${gridClasses['columnHeader--sortable']}`]: {
            [`.${gridClasses.iconButtonContainer}`]: { visibility: 'visible', width: 'auto' },
            [`&:not(.${gridClasses['columnHeader--sorted']}) .${gridClasses.sortIcon}`]: {
              opacity: 0.6,
            },
          },
        }}
      />
    </div>
  );
}
