import * as React from 'react';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  GridFooterContainer,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Mei Abebe', salary: 81000 },
  { id: 2, name: 'Camila Hughes', salary: 44000 },
  { id: 3, name: 'Mateo Patel', salary: 67000 },
  { id: 4, name: 'Elena Okafor', salary: 40000 },
  { id: 5, name: 'Mei Rossi', salary: 59000 },
  { id: 6, name: 'Samir Tanaka', salary: 52000 },
  { id: 7, name: 'Yuki Bakker', salary: 44000 },
];

type Employee = (typeof rows)[number];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'salary', headerName: 'Salary in $', type: 'number', width: 120 },
];

const functions: Record<string, (values: readonly number[]) => number> = {
  Sum: (values) => values.reduce((sum, value) => sum + value, 0),
  Average: (values) => values.reduce((sum, value) => sum + value / values.length, 0),
  Highest: (values) => Math.max(...values),
};

function SalaryFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const [name, setName] = React.useState('Average');
  const result = functions[name]!(entries.map(({ model }) => (model as Employee).salary));
  return (
    <GridFooterContainer sx={{ p: 1, gap: 1 }}>
      <TextField
        select
        size="small"
        name="function"
        label="Salaries"
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {Object.keys(functions).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </TextField>
      <div role="status">
        {entries.length > 0 ? `$${Math.round(result).toLocaleString('en-US')}` : 'No employees'}
      </div>
    </GridFooterContainer>
  );
}

export default function ChosenFunction() {
  return (
    <div role="group" aria-label="Employees" style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slots={{ footer: SalaryFooter }} />
    </div>
  );
}
