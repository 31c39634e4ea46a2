import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Mei Abebe', role: 'Lead' },
  { id: 2, name: 'Camila Hughes', role: 'Assistant' },
  { id: 3, name: 'Mateo Patel', role: 'Specialist' },
  { id: 4, name: 'Elena Okafor', role: 'Assistant' },
  { id: 5, name: 'Mei Rossi', role: 'Specialist' },
];

type Employee = (typeof rows)[number];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', width: 110 },
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    width: 70,
    renderCell: (params) => {
      const props = { ...params, inputProps: { 'aria-label': `Select ${params.row.name}` } };
      return <GridCellCheckboxRenderer {...props} />;
    },
  },
];

export default function CheckboxSelectionCustom() {
  return (
    <div role="group" aria-label="Employees" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        slotProps={{ baseCheckbox: { color: 'success', size: 'small' } }}
      />
    </div>
  );
}
