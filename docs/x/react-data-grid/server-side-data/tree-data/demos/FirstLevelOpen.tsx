import * as React from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';
import { visuallyHidden } from '@mui/utils';
import { useTree } from './useTree';
import type { DriveItem, TreeRow } from './useTree';

const labels = { loading: 'Loading…', failed: 'Not loaded', done: undefined };

const columns: GridColDef<TreeRow>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 190,
    renderCell: ({ row, tabIndex }) => {
      const level = <span style={visuallyHidden}>, level {row.depth + 1}</span>;
      return row.count > 0 ? (
        <Button
          size="small"
          color="inherit"
          aria-expanded={row.branch?.isOpen ?? false}
          tabIndex={tabIndex}
          startIcon={row.branch?.isOpen ? <KeyboardArrowUpIcon /> : <KeyboardArrowDownIcon />}
          onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
          sx={{ marginInlineStart: row.depth * 3, textTransform: 'none' }}
        >
          {row.name}
          {level}
        </Button>
      ) : (
        <Box component="span" sx={{ paddingInlineStart: row.depth * 3 + 3.75 }}>
          {row.name}
          {level}
        </Box>
      );
    },
  },
  {
    field: 'count',
    headerName: 'Items',
    width: 105,
    valueFormatter: (count: number, row) =>
      (row.branch && labels[row.branch.state]) ?? (count > 0 ? String(count) : ''),
  },
];

const isOnFirstLevel = ({ folder }: DriveItem) => folder === '';

export default function FirstLevelOpen() {
  const [cache] = React.useState(() => new Map<string, DriveItem[]>());
  const { rows, isLoading, message, toggle } = useTree(cache, isOnFirstLevel);
  return (
    <div role="group" aria-label="Shared files" style={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={isLoading}
          onCellClick={({ row, field }: GridCellParams<TreeRow>) => field === 'name' && toggle(row)}
          disableRowSelectionOnClick
          disableColumnSorting
          disableColumnFilter
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {message}
      </Typography>
    </div>
  );
}
