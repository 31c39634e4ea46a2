import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const hours = ['9:00', '10:00', '11:00', '12:00'];

const rows = [
  { id: 1, name: 'Amara', plan: ['Desk', 'Desk', 'Break', 'Phone'] },
  { id: 2, name: 'Kenji', plan: ['Phone', 'Phone', 'Phone', 'Break'] },
  { id: 3, name: 'Rosa', plan: ['Break', 'Desk', 'Desk', 'Desk'] },
];

type Row = (typeof rows)[number];

/** Counts the hours from an index on that have the same task. */
function sameHours(plan: readonly string[], from: number): number {
  const next = plan.findIndex((task, hour) => hour > from && task !== plan[from]);
  return (next === -1 ? plan.length : next) - from;
}

const columns: GridColDef<Row>[] = [
  { field: 'name', headerName: 'Name', width: 110 },
  ...hours.map((hour, index): GridColDef<Row> => ({
    field: hour,
    headerName: hour,
    width: 100,
    align: 'center',
    headerAlign: 'center',
    valueGetter: (_, { plan }) => plan[index],
    colSpan: (_, { plan }) => sameHours(plan, index),
  })),
];

export default function ColumnSpanningDerived() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        disableColumnSorting
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
