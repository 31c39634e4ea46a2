import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createEmployees } from '../../data/employees';
import type { Employee } from '../../data/employees';
import { createServer } from '../../data/server';
import type { RowsResponse } from '../../data/server';
import { usePages } from './usePages';

const server = createServer(createEmployees(300));

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 130 },
];

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

export default function ServerSideDataGridNoCache() {
  const [cache, setCache] = React.useState<Map<string, RowsResponse<Employee>>>();
  const { gridProps, answerCount } = usePages(server, cache);
  return (
    <div role="group" aria-label="Employees" style={{ width: '100%' }}>
      <FormControlLabel
        label="Keep the answers"
        control={
          <Switch
            checked={cache !== undefined}
            onChange={(event) => setCache(event.target.checked ? new Map() : undefined)}
          />
        }
      />
      <Typography role="status" variant="body2" gutterBottom>
        Answers from the server: {answerCount}
      </Typography>
      <div style={{ height: 420 }}>
        <DataGrid {...gridProps} columns={columns} slotProps={{ pagination }} />
      </div>
    </div>
  );
}
