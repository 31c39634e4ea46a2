import * as React from 'react';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef, GridDensity } from '@mui/x-data-grid';

const givenNames = ['Amara', 'Bao', 'Camila', 'Farid', 'Lucía', 'Mei', 'Noah'];
const familyNames = ['Abebe', 'Costa', 'Dubois', 'Jensen', 'Kim', 'Okafor', 'Patel', 'Tanaka'];
const cities = ['Accra', 'Bogotá', 'Busan', 'Lyon', 'Porto Alegre'];
const countries = ['Ghana', 'Colombia', 'South Korea', 'France', 'Brazil'];
const departments = ['Design', 'Engineering', 'Finance', 'Logistics', 'Sales', 'Support'];
const roles = ['Assistant', 'Specialist', 'Lead', 'Manager'];
const employees = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  name: `${givenNames[index % 7]!} ${familyNames[index % 8]!}`,
  email: `employee-${index + 1}@example.com`,
  department: departments[(index * 5) % 6]!,
  role: roles[index % 4]!,
  city: cities[index % 5]!,
  country: countries[index % 5]!,
  salary: 40_000 + ((index * 7) % 50) * 1000,
  hiredOn: new Date(2012 + (index % 13), (index * 5) % 12, 1 + ((index * 11) % 28)),
  rating: 2 + ((index * 3) % 7) / 2,
  isRemote: index % 3 === 0,
}));

type Employee = (typeof employees)[number];
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const highest = Math.max(...employees.map(({ salary }) => salary));

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 170, editable: true },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: departments,
    width: 140,
    editable: true,
    renderCell: ({ row }) => <Chip label={row.department} size="small" variant="outlined" />,
  },
  { field: 'role', headerName: 'Role', width: 110 },
  {
    field: 'rating',
    headerName: 'Review',
    type: 'number',
    width: 150,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    renderCell: ({ row }) => <Rating value={row.rating} precision={0.5} size="small" readOnly />,
  },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 120,
    editable: true,
    valueFormatter: (value: number) => dollars.format(value),
  },
  {
    field: 'share',
    headerName: 'Of the highest salary',
    type: 'number',
    width: 170,
    display: 'flex',
    valueGetter: (_, row) => Math.min(Math.round((row.salary / highest) * 100), 100),
    valueFormatter: (value: number) => `${value}%`,
    renderCell: ({ value, formattedValue }) => (
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', width: '100%' }}>
        <LinearProgress
          variant="determinate"
          value={value as number}
          aria-hidden
          sx={{ flex: 1, height: 8, borderRadius: 1 }}
        />
        <span>{formattedValue}</span>
      </Stack>
    ),
  },
  { field: 'hiredOn', headerName: 'Hired', type: 'date', width: 120, editable: true },
  { field: 'isRemote', headerName: 'Remote', type: 'boolean', width: 100, editable: true },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'email', headerName: 'Email', width: 260 },
];

// The button that clears the field disappears after the click, and would lose the focus.
const keepFocus = ({ currentTarget }: React.MouseEvent<HTMLDivElement>) =>
  currentTarget.querySelector('input')?.focus();

// Unlike `disabled`, `aria-disabled` keeps the focus on the button.
function PageButton({ disabled, onClick, ...props }: IconButtonProps) {
  return (
    <IconButton
      {...props}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={disabled ? { color: 'action.disabled' } : undefined}
    />
  );
}

const pagination = { slots: { actions: { previousButton: PageButton, nextButton: PageButton } } };

export default function PopularFeaturesDemo() {
  const [rows, setRows] = React.useState(employees);
  const [count, setCount] = React.useState(employees.length);
  const [density, setDensity] = React.useState<GridDensity>('standard');
  const [hasCheckboxes, setHasCheckboxes] = React.useState(true);
  const [hasToolbar, setHasToolbar] = React.useState(true);
  const [message, setMessage] = React.useState('Nothing is edited yet');
  const visibleRows = React.useMemo(() => rows.slice(0, count), [rows, count]);
  const save = (saved: Employee) => {
    setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
    setMessage(`Saved: ${saved.name}`);
    return saved;
  };
  return (
    <div role="group" aria-label="Employees" style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ mb: 2, flexWrap: 'wrap' }}>
        <TextField
          select
          label="Rows"
          name="count"
          size="small"
          value={count}
          onChange={(event) => setCount(Number(event.target.value))}
          sx={{ width: 110 }}
        >
          {[10, 100, 1000, 10_000].map((value) => (
            <MenuItem key={value} value={value}>
              {value.toLocaleString('en-US')}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Density"
          name="density"
          size="small"
          value={density}
          onChange={(event) => setDensity(event.target.value as GridDensity)}
          sx={{ width: 150 }}
        >
          <MenuItem value="compact">Compact</MenuItem>
          <MenuItem value="standard">Standard</MenuItem>
          <MenuItem value="comfortable">Comfortable</MenuItem>
        </TextField>
        <FormControlLabel
          label="Checkboxes"
          control={
            <Switch
              name="checkboxes"
              checked={hasCheckboxes}
              onChange={(_, checked) => setHasCheckboxes(checked)}
            />
          }
        />
        <FormControlLabel
          label="Toolbar"
          control={
            <Switch
              name="toolbar"
              checked={hasToolbar}
              onChange={(_, checked) => setHasToolbar(checked)}
            />
          }
        />
      </Stack>
      <div style={{ height: 560 }}>
        <DataGrid
          rows={visibleRows}
          columns={columns}
          density={density}
          onDensityChange={setDensity}
          checkboxSelection={hasCheckboxes}
          disableRowSelectionOnClick
          ignoreDiacritics
          processRowUpdate={save}
          slots={{ toolbar: hasToolbar ? GridToolbar : null }}
          slotProps={{
            pagination,
            toolbar: { showQuickFilter: true, quickFilterProps: { onClick: keepFocus } },
          }}
          initialState={{
            columns: { columnVisibilityModel: { country: false, email: false } },
            pagination: { paginationModel: { pageSize: 100 } },
          }}
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
