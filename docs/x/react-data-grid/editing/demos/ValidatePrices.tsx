import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, GridEditInputCell } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridPreProcessEditCellProps,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, dish: 'Lentil soup', price: 6.5 },
  { id: 2, dish: 'Mushroom pie', price: 11 },
  { id: 3, dish: 'Plum cake', price: 4.2 },
];

type Dish = (typeof rows)[number];

function findError(price: number | null | undefined): string | undefined {
  if (price === null || price === undefined) {
    return 'Enter a price';
  }
  return price < 1 || price > 40 ? 'Enter a price from 1 to 40' : undefined;
}

function PriceField({ error, ...params }: GridRenderEditCellParams<Dish, number>) {
  return (
    <Tooltip
      open={Boolean(error)}
      title={<span role="alert">{error}</span>}
      describeChild
      disableInteractive
    >
      <Box sx={{ display: 'flex', width: '100%' }}>
        <GridEditInputCell
          {...params}
          debounceMs={0}
          error={Boolean(error)}
          inputProps={{ 'aria-label': 'Price', name: 'price' }}
        />
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef<Dish>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 130 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 130,
    editable: true,
    preProcessEditCellProps: ({ props }: GridPreProcessEditCellProps<number>) => ({
      ...props,
      error: findError(props.value),
    }),
    renderEditCell: (params) => <PriceField {...params} />,
  },
];

export default function ValidatePrices() {
  return (
    <div role="group" aria-label="Dishes" style={{ height: 215, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        processRowUpdate={(row, oldRow) => (findError(row.price) ? oldRow : row)}
      />
    </div>
  );
}
