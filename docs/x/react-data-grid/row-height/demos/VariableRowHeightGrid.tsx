import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridToolbarContainer, GridToolbarDensitySelector } from '@mui/x-data-grid';
import type { GridColDef, GridRowHeightParams } from '@mui/x-data-grid';
import { createParcels } from '../../data/parcels';
import type { Parcel } from '../../data/parcels';

const rows = createParcels(8);

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
