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

const rows = [
  { id: 1, name: 'Mei Abebe', department: 'Support', city: 'Gothenburg' },
  { id: 2, name: 'Camila Hughes', department: 'Finance', city: 'Accra' },
  { id: 3, name: 'Mateo Patel', department: 'Logistics', city: 'Lyon' },
  { id: 4, name: 'Elena Okafor', department: 'Finance', city: 'Gothenburg' },
  { id: 5, name: 'Mei Rossi', department: 'Sales', city: 'İzmir' },
  { id: 6, name: 'Samir Tanaka', department: 'Support', city: 'Hanoi' },
  { id: 7, name: 'Yuki Bakker', department: 'Finance', city: 'Bogotá' },
];

const columns: GridColDef[] = [
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
