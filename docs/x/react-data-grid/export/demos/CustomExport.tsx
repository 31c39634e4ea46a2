import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridCsvExportMenuItem,
  gridFilteredSortedRowEntriesSelector,
  GridToolbarContainer,
  GridToolbarExportContainer,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridColDef, GridExportMenuItemProps } from '@mui/x-data-grid';
import { createEmployees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const rows = createEmployees(20);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'city', headerName: 'City', width: 130 },
];

function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

function JsonItem({ hideMenu }: GridExportMenuItemProps<object>) {
  const apiRef = useGridApiContext();
  const save = () => {
    const models = gridFilteredSortedRowEntriesSelector(apiRef).map(({ model }) => model);
    download('employees.json', JSON.stringify(models, null, 2));
    hideMenu?.();
  };
  return <MenuItem onClick={save}>Download as JSON</MenuItem>;
}

function JsonToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExportContainer>
        <GridCsvExportMenuItem options={{ fileName: 'employees' }} />
        <JsonItem />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}

export default function CustomExport() {
  return (
    <div role="group" aria-label="Employees" style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slots={{ toolbar: JsonToolbar }} hideFooter />
    </div>
  );
}
