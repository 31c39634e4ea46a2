import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ticket', headerName: 'Ticket', width: 110 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
];

const subjects = ['Invoice is missing', 'Change of address', 'Damaged parcel', 'Opening hours'];

const rows = Array.from({ length: 18 }, (_, index) => ({
  id: index,
  ticket: `T-${120 + index}`,
  subject: subjects[index % subjects.length],
}));

const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

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

const actions = {
  firstButton: PageButton,
  previousButton: PageButton,
  nextButton: PageButton,
  lastButton: PageButton,
};

const slotProps = {
  pagination: { showFirstButton: true, showLastButton: true, slots: { actions } },
};

export default function CustomSlotProps() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[5, 10]}
        slotProps={slotProps}
      />
    </div>
  );
}
