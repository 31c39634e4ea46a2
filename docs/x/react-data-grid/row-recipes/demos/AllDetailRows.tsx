import * as React from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';
import { getRows, parcels } from './rowsWithDetails';
import type { Row } from './rowsWithDetails';

const columns: GridColDef<Row>[] = [
  {
    field: 'toggle',
    headerName: 'Details',
    width: 80,
    colSpan: (_, { isDetail }) => (isDetail ? 4 : 1),
    renderCell: ({ row: { parcel, isDetail, isOpen }, tabIndex }) =>
      isDetail ? (
        <ol style={{ margin: 0, whiteSpace: 'normal' }}>
          {parcel.steps.map(({ state, city }) => (
            <li key={state}>
              {state}, {city}
            </li>
          ))}
        </ol>
      ) : (
        <IconButton
          size="small"
          aria-label={`Steps of ${parcel.id}`}
          aria-expanded={isOpen}
          tabIndex={tabIndex}
          onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
        >
          {isOpen ? <KeyboardArrowDownIcon /> : <KeyboardArrowRightIcon />}
        </IconButton>
      ),
  },
  { field: 'id', headerName: 'Parcel', width: 110 },
  {
    field: 'recipient',
    headerName: 'Recipient',
    flex: 1,
    minWidth: 130,
    valueGetter: (_, { parcel }) => parcel.recipient,
  },
  {
    field: 'state',
    headerName: 'State',
    width: 140,
    valueGetter: (_, { parcel }) => parcel.state,
  },
];

const allIds = parcels.map(({ id }) => id);

export default function AllDetailRows() {
  const [openIds, setOpenIds] = React.useState<readonly string[]>([]);
  const areAllOpen = openIds.length === allIds.length;

  const rows = React.useMemo(() => getRows(openIds), [openIds]);

  return (
    <div role="group" aria-label="Parcels" style={{ width: '100%' }}>
      <Button sx={{ mb: 1 }} onClick={() => setOpenIds(areAllOpen ? [] : allIds)}>
        {areAllOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <div style={{ height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onCellClick={({ row, field }: GridCellParams<Row>) => {
            if (field === 'toggle' && !row.isDetail) {
              setOpenIds(row.isOpen ? openIds.filter((id) => id !== row.id) : [...openIds, row.id]);
            }
          }}
          getRowHeight={({ model }) => ((model as Row).isDetail ? 'auto' : null)}
          hideFooter
          disableColumnSorting
          disableColumnFilter
          disableRowSelectionOnClick
          sx={{ '& .MuiDataGrid-row--dynamicHeight .MuiDataGrid-cell': { py: 1.5 } }}
        />
      </div>
    </div>
  );
}
