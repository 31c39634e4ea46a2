import { DataGrid, GridEditSingleSelectCell, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

const rows = [
  { id: 1, task: 'Order new shelves', state: 'To do' },
  { id: 2, task: 'Repaint the hall', state: 'Doing' },
  { id: 3, task: 'Count the stock', state: 'Done' },
];

type Task = (typeof rows)[number];

function StateField(params: GridRenderEditCellParams<Task, string>) {
  const apiRef = useGridApiContext();
  const { id, field } = params;
  return (
    <GridEditSingleSelectCell
      {...params}
      value={params.value ?? ''}
      inputProps={{ 'aria-label': 'State' }}
      name="state"
      onValueChange={async (_, value: string) => {
        await apiRef.current.setEditCellValue({ id, field, value });
        // Enter in the menu has stopped editing already.
        if (apiRef.current.getCellMode(id, field) === 'edit') {
          apiRef.current.stopCellEditMode({ id, field });
        }
      }}
    />
  );
}

const columns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 150 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['To do', 'Doing', 'Done'],
    width: 130,
    editable: true,
    renderEditCell: (params) => <StateField {...params} />,
  },
];

export default function AutoStopEditComponent() {
  return (
    <div role="group" aria-label="Tasks" style={{ height: 215, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
