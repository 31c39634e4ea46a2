import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { createServer } from '../../../data/server';

const givenNames = ['Amara', 'Bao', 'Camila', 'Farid', 'Lucía', 'Mei', 'Noah'];
const familyNames = ['Abebe', 'Costa', 'Dubois', 'Jensen', 'Kim', 'Okafor', 'Patel', 'Tanaka'];
const cities = ['Accra', 'Bogotá', 'Busan', 'Lyon', 'Porto Alegre'];
const employees = Array.from({ length: 300 }, (_, index) => ({
  id: index + 1,
  name: `${givenNames[index % 7]!} ${familyNames[index % 8]!}`,
  city: cities[index % 5]!,
}));

type Employee = (typeof employees)[number];

const server = createServer(employees);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 130 },
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

export default function FailedFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [rows, setRows] = React.useState<Employee[]>([]);
  const [state, setState] = React.useState<'loading' | 'done' | 'failed'>('loading');
  const [willFail, setWillFail] = React.useState(false);

  React.useEffect(() => {
    const controller = new AbortController();
    setState('loading');
    setWillFail(false);
    server
      .fetchRows({ filterModel, signal: controller.signal })
      .then((response) => {
        setRows(response.rows);
        setState('done');
      })
      .catch(() => {
        if (!controller.signal.aborted) {
          setState('failed');
        }
      });
    return () => controller.abort();
  }, [filterModel]);

  const failNext = () => {
    server.failNext();
    setWillFail(true);
  };

  return (
    <div role="group" aria-label="Employees" style={{ width: '100%' }}>
      <Button onClick={failNext}>Fail the next request</Button>
      <Button onClick={() => setFilterModel({ ...filterModel })}>Load again</Button>
      <Typography role="status" variant="body2">
        {willFail && 'The next request will fail. '}
        {state === 'done' && `Employees found: ${rows.length}`}
      </Typography>
      {state === 'failed' && (
        <Alert severity="error">Not loaded. These are the employees of the last answer.</Alert>
      )}
      <div style={{ height: 420 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={state === 'loading'}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          localeText={{ noRowsLabel: 'No employee matches' }}
          slots={{ toolbar: GridToolbar }}
          slotProps={{
            pagination,
            toolbar: { showQuickFilter: true, quickFilterProps: { onClick: keepFocus } },
          }}
        />
      </div>
    </div>
  );
}
