import Typography from '@mui/material/Typography';
import { DataGrid, GridFooterContainer } from '@mui/x-data-grid';
import type { GridColDef, GridSlots, GridSlotsComponentsProps } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 150 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 110 },
];

const rows = [
  { id: 1, article: 'Clay pot, small', stock: 120 },
  { id: 2, article: 'Watering can', stock: 75 },
  { id: 3, article: 'Garden gloves', stock: 310 },
];

type WarehouseFooterProps = GridSlotsComponentsProps['footer'] & { warehouse: string };

function WarehouseFooter({ warehouse }: WarehouseFooterProps) {
  return (
    <GridFooterContainer>
      <Typography sx={{ px: 2 }}>Counted in {warehouse}</Typography>
    </GridFooterContainer>
  );
}

const slots = { footer: WarehouseFooter as GridSlots['footer'] };

const footer: WarehouseFooterProps = { warehouse: 'Porto' };

const slotProps: GridSlotsComponentsProps = { footer };

export default function TypescriptCasting() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slots={slots} slotProps={slotProps} />
    </div>
  );
}
