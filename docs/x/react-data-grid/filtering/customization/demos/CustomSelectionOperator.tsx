import { DataGrid, GridToolbar, getGridStringOperators } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, task: 'Check the smoke alarms', floor: 'Ground floor' },
  { id: 2, task: 'Water the plants', floor: 'First floor' },
  { id: 3, task: 'Change the air filters', floor: 'First floor' },
  { id: 4, task: 'Oil the hinges', floor: 'Cellar' },
];

type Task = (typeof rows)[number];

type StringOperator = ReturnType<typeof getGridStringOperators>[number];

/** Changes an operator so that selected rows match, whatever the condition says. */
const orSelected = (operator: StringOperator): StringOperator => ({
  ...operator,
  getApplyFilterFn: (item, column) => {
    const isMatch = operator.getApplyFilterFn(item, column);
    return (
      isMatch &&
      ((value, row: Task, col, apiRef) =>
        apiRef.current.isRowSelected(row.id) || isMatch(value, row, col, apiRef))
    );
  },
});

const filterOperators = getGridStringOperators().map(orSelected);

const columns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 180, filterOperators },
  { field: 'floor', headerName: 'Floor', width: 130, filterOperators },
];

export default function CustomSelectionOperator() {
  return (
    <div role="group" aria-label="Tasks" style={{ height: 371, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} checkboxSelection slots={{ toolbar: GridToolbar }} />
    </div>
  );
}
