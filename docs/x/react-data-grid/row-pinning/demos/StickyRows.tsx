import * as React from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef, GridRowId } from '@mui/x-data-grid';

const parcels = [
  { id: 'P700036', recipient: 'Kavya Jensen', state: 'In transit' },
  { id: 'P700066', recipient: 'Farid Costa', state: 'Delivered' },
  { id: 'P700083', recipient: 'Camila Nguyen', state: 'Delivered' },
  { id: 'P700145', recipient: 'Noah Silva', state: 'Delivered' },
  { id: 'P700183', recipient: 'Bao Walker', state: 'Out for delivery' },
  { id: 'P700191', recipient: 'Freya Schmidt', state: 'Out for delivery' },
  { id: 'P700246', recipient: 'Nadia Bakker', state: 'Registered' },
  { id: 'P700285', recipient: 'Samir Andersson', state: 'Delivered' },
  { id: 'P700307', recipient: 'Tariq Rossi', state: 'In transit' },
  { id: 'P700361', recipient: 'Ines Demir', state: 'Delivered' },
];

type Parcel = (typeof parcels)[number];

const fields: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140 },
  { field: 'state', headerName: 'State', width: 140 },
];

// Keeps a row with the focus from being covered by the pinned ones.
function showFocusedRow({ target }: React.FocusEvent) {
  const row = target.closest('[role="row"][data-id]');
  if (row && !row.matches('.pinned')) {
    row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

// Below the headers and the pinned rows before.
const topOf = (index: number) => `calc(var(--DataGrid-headersTotalHeight) + ${index * 52}px)`;

const sticky = {
  '& .pinned, & .pinned:hover': {
    position: 'sticky',
    zIndex: 3,
    bgcolor: 'background.default',
    boxShadow: 1,
  },
};

export default function StickyRows() {
  const [pinned, setPinned] = React.useState<readonly GridRowId[]>([parcels[4]!.id]);

  const rows = React.useMemo(
    () => [
      ...pinned.map((id) => parcels.find((parcel) => parcel.id === id)!),
      ...parcels.filter(({ id }) => !pinned.includes(id)),
    ],
    [pinned],
  );

  const columns = React.useMemo<GridColDef<Parcel>[]>(
    () => [
      ...fields,
      {
        field: 'pin',
        type: 'actions',
        headerName: 'Pin',
        width: 60,
        getActions: ({ id }) => [
          <GridActionsCellItem
            key="pin"
            label={pinned.includes(id) ? 'Unpin' : 'Pin to the top'}
            icon={pinned.includes(id) ? <PushPinIcon /> : <PushPinOutlinedIcon />}
            onKeyDown={(event: React.KeyboardEvent) => event.key === ' ' && event.stopPropagation()}
            onClick={() =>
              setPinned((old) =>
                old.includes(id) ? old.filter((one) => one !== id) : [...old, id],
              )
            }
          />,
        ],
      },
    ],
    [pinned],
  );

  const tops = Object.fromEntries(
    pinned.map((id, index) => [`& .pinned[data-id="${id}"]`, { top: topOf(index) }]),
  );

  return (
    <div
      role="group"
      aria-label="Parcels"
      onFocus={showFocusedRow}
      style={{ height: 371, width: '100%' }}
    >
      <DataGrid
        rows={rows}
        columns={columns}
        disableVirtualization
        disableColumnSorting
        disableColumnFilter
        disableRowSelectionOnClick
        getRowClassName={({ id }) => (pinned.includes(id) ? 'pinned' : '')}
        sx={[
          sticky,
          { '& .MuiDataGrid-virtualScroller': { scrollPaddingTop: topOf(pinned.length) } },
          tops,
        ]}
      />
    </div>
  );
}
