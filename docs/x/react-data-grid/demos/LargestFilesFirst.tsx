import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'File', flex: 1, minWidth: 180 },
  { field: 'owner', headerName: 'Owner', width: 150 },
  { field: 'size', headerName: 'Size in MB', type: 'number', width: 130 },
];

const rows = [
  { id: 'annual-report.pdf', owner: 'Ingrid Dahl', size: 4.2 },
  { id: 'floor-plan.dwg', owner: 'Mateo Ruiz', size: 18.7 },
  { id: 'interview-03.wav', owner: 'Amara Nwosu', size: 96.1 },
  { id: 'logo-sketches.zip', owner: 'Mateo Ruiz', size: 31.5 },
  { id: 'menu-spring.docx', owner: 'Yuki Mori', size: 0.4 },
  { id: 'price-list.xlsx', owner: 'Ingrid Dahl', size: 1.1 },
  { id: 'site-survey.mov', owner: 'Priya Raman', size: 412.8 },
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

export default function LargestFilesFirst() {
  return (
    <div role="group" aria-label="Files" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'size', sort: 'desc' }] },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
        pageSizeOptions={[5, 10]}
        slotProps={{ pagination }}
      />
    </div>
  );
}
