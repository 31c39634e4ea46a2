import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridToolbarContainer, GridToolbarDensitySelector } from '@mui/x-data-grid';
import type { GridColDef, GridRowHeightParams } from '@mui/x-data-grid';

const rows = [
  {
    id: 'P700036',
    recipient: 'Kavya Jensen',
    state: 'In transit',
    steps: [
      { state: 'Registered', city: 'Nagoya', at: new Date(2025, 4, 15, 19, 58) },
      { state: 'In transit', city: 'Pune', at: new Date(2025, 4, 16, 13, 58) },
    ],
  },
  {
    id: 'P700066',
    recipient: 'Farid Costa',
    state: 'Delivered',
    steps: [
      { state: 'Registered', city: 'Gothenburg', at: new Date(2025, 4, 14, 7, 23) },
      { state: 'In transit', city: 'Busan', at: new Date(2025, 4, 14, 16, 23) },
      { state: 'Out for delivery', city: 'Busan', at: new Date(2025, 4, 15, 19, 23) },
      { state: 'Delivered', city: 'Busan', at: new Date(2025, 4, 16, 22, 23) },
    ],
  },
  {
    id: 'P700083',
    recipient: 'Camila Nguyen',
    state: 'Delivered',
    steps: [
      { state: 'Registered', city: 'Pune', at: new Date(2025, 4, 21, 12, 46) },
      { state: 'In transit', city: 'Pune', at: new Date(2025, 4, 22, 0, 46) },
      { state: 'Out for delivery', city: 'Busan', at: new Date(2025, 4, 22, 20, 46) },
      { state: 'Delivered', city: 'Busan', at: new Date(2025, 4, 23, 18, 46) },
    ],
  },
  {
    id: 'P700145',
    recipient: 'Noah Silva',
    state: 'Delivered',
    steps: [
      { state: 'Registered', city: 'Gothenburg', at: new Date(2025, 4, 18, 18, 14) },
      { state: 'In transit', city: 'İzmir', at: new Date(2025, 4, 19, 9, 14) },
      { state: 'Out for delivery', city: 'Accra', at: new Date(2025, 4, 20, 16, 14) },
      { state: 'Delivered', city: 'Accra', at: new Date(2025, 4, 22, 9, 14) },
    ],
  },
  {
    id: 'P700183',
    recipient: 'Bao Walker',
    state: 'Out for delivery',
    steps: [
      { state: 'Registered', city: 'Bogotá', at: new Date(2025, 4, 25, 10, 52) },
      { state: 'In transit', city: 'Porto Alegre', at: new Date(2025, 4, 25, 22, 52) },
      { state: 'Out for delivery', city: 'Accra', at: new Date(2025, 4, 27, 8, 52) },
    ],
  },
  {
    id: 'P700191',
    recipient: 'Freya Schmidt',
    state: 'Out for delivery',
    steps: [
      { state: 'Registered', city: 'Bogotá', at: new Date(2025, 4, 10, 15, 30) },
      { state: 'In transit', city: 'Rotterdam', at: new Date(2025, 4, 11, 18, 30) },
      { state: 'Out for delivery', city: 'Lisbon', at: new Date(2025, 4, 11, 21, 30) },
    ],
  },
  {
    id: 'P700246',
    recipient: 'Nadia Bakker',
    state: 'Registered',
    steps: [{ state: 'Registered', city: 'Porto Alegre', at: new Date(2025, 4, 10, 8, 8) }],
  },
  {
    id: 'P700285',
    recipient: 'Samir Andersson',
    state: 'Delivered',
    steps: [
      { state: 'Registered', city: 'Busan', at: new Date(2025, 4, 8, 19, 57) },
      { state: 'In transit', city: 'Busan', at: new Date(2025, 4, 9, 4, 57) },
      { state: 'Out for delivery', city: 'Rotterdam', at: new Date(2025, 4, 11, 7, 57) },
      { state: 'Delivered', city: 'Rotterdam', at: new Date(2025, 4, 10, 19, 57) },
    ],
  },
];

type Parcel = (typeof rows)[number];

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 150 },
  {
    field: 'steps',
    headerName: 'On its way',
    width: 220,
    sortable: false,
    filterable: false,
    renderCell: ({ row }) => (
      <Stack sx={{ height: '100%', justifyContent: 'center' }}>
        {row.steps.map(({ state, city }) => (
          <Typography key={state} variant="body2" noWrap>
            {state}, {city}
          </Typography>
        ))}
      </Stack>
    ),
  },
];

const getRowHeight = ({ model, densityFactor }: GridRowHeightParams) =>
  Math.round(16 * densityFactor) + (model as Parcel).steps.length * 20;

function DensityToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarDensitySelector />
    </GridToolbarContainer>
  );
}

export default function VariableRowHeightGrid() {
  return (
    <div role="group" aria-label="Parcels" style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        slots={{ toolbar: DensityToolbar }}
        hideFooter
      />
    </div>
  );
}
