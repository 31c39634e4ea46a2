import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { getColumns, getRows, parcels } from './rowsWithDetails';
import type { Row } from './rowsWithDetails';

export default function OneDetailRow() {
  const [openId, setOpenId] = React.useState<string | null>(parcels[1]!.id);

  const rows = React.useMemo(() => getRows(openId === null ? [] : [openId]), [openId]);
  const columns = React.useMemo(
    () => getColumns((id) => setOpenId((old) => (old === id ? null : id))),
    [],
  );

  return (
    <div role="group" aria-label="Parcels" style={{ height: 400, width: '100%' }}>
      <DataGrid<Row>
        rows={rows}
        columns={columns}
        getRowHeight={({ model }) => ((model as Row).isDetail ? 'auto' : null)}
        hideFooter
        disableColumnSorting
        disableColumnFilter
        disableRowSelectionOnClick
        sx={{ '& .MuiDataGrid-row--dynamicHeight .MuiDataGrid-cell': { py: 1.5 } }}
      />
    </div>
  );
}
