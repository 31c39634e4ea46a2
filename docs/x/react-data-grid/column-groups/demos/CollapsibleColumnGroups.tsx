import * as React from 'react';
import KeyboardArrowLeftIcon from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {
  GridColDef,
  GridColumnGroupHeaderParams,
  GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { createEmployees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const rows = createEmployees(10);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'city', headerName: 'City', width: 160 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'department', headerName: 'Department', width: 180 },
  { field: 'role', headerName: 'Role', width: 110 },
];

/** What a collapsed group hides. */
const details: Record<string, string> = { place: 'country', job: 'role' };

function CollapsibleHeader({ groupId, headerName }: GridColumnGroupHeaderParams) {
  const apiRef = useGridApiContext();
  const visibility = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const field = details[groupId ?? ''] ?? '';
  const isOpen = visibility[field] !== false;
  const Icon = isOpen ? KeyboardArrowLeftIcon : KeyboardArrowRightIcon;
  return (
    <Box>
      {headerName}{' '}
      <IconButton
        size="small"
        aria-label={`Details of ${headerName}`}
        aria-expanded={isOpen}
        onClick={() => apiRef.current.setColumnVisibility(field, !isOpen)}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const renderHeaderGroup = (params: GridColumnGroupHeaderParams) => (
  <CollapsibleHeader {...params} />
);

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'place',
    headerName: 'Place',
    renderHeaderGroup,
    children: [{ field: 'city' }, { field: 'country' }],
  },
  {
    groupId: 'job',
    headerName: 'Job',
    renderHeaderGroup,
    children: [{ field: 'department' }, { field: 'role' }],
  },
];

export default function CollapsibleColumnGroups() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        initialState={{ columns: { columnVisibilityModel: { role: false } } }}
        hideFooter
      />
    </div>
  );
}
