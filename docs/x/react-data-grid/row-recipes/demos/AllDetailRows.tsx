import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { getColumns, getRows, parcels } from './rowsWithDetails';
import type { Row } from './rowsWithDetails';

const allIds = parcels.map(({ id }) => id);

export default function AllDetailRows() {
  const [openIds, setOpenIds] = React.useState<readonly string[]>([]);
  const areAllOpen = openIds.length === allIds.length;

  const rows = React.useMemo(() => getRows(openIds), [openIds]);
  const columns = React.useMemo(
    () =>
      getColumns((id) =>
        setOpenIds((old) => (old.includes(id) ? old.filter((one) => one !== id) : [...old, id])),
      ),
    [],
  );

  return (
    <div role="group" aria-label="Parcels" style={{ width: '100%' }}>
      <Button sx={{ mb: 1 }} onClick={() => setOpenIds(areAllOpen ? [] : allIds)}>
        {areAllOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <div style={{ height: 400 }}>
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
    </div>
  );
}
