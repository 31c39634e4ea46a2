import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { visuallyHidden } from '@mui/utils';
import { staff } from './staff';
import type { Person } from './staff';

type Row = Person & { depth: number; isMatch: boolean };

/** Returns who matches, and everybody above them. */
function search(people: Person[], text: string, depth = 0): Row[] {
  return people.flatMap((person) => {
    const below = search(person.team ?? [], text, depth + 1);
    const isMatch = `${person.name} ${person.role}`.toLowerCase().includes(text);
    return isMatch || below.length > 0 ? [{ ...person, depth, isMatch }, ...below] : [];
  });
}

const columns: GridColDef<Row>[] = [
  {
    field: 'name',
    headerName: 'Name',
    width: 200,
    renderCell: ({ row }) => (
      <Box component="span" sx={{ paddingInlineStart: row.depth * 3 }}>
        {row.name}
        <span style={visuallyHidden}>, level {row.depth + 1}</span>
      </Box>
    ),
  },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 140 },
];

export default function SearchInTree() {
  const [text, setText] = React.useState('carp');
  const rows = search(staff, text.trim().toLowerCase());
  return (
    <div role="group" aria-label="Staff" style={{ width: '100%' }}>
      <TextField
        label="Search"
        name="search"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Typography role="status" variant="body2" sx={{ my: 1 }}>
        People found: {rows.filter(({ isMatch }) => isMatch).length}
      </Typography>
      <div style={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          getRowClassName={({ row }) => (row.isMatch ? '' : 'ancestor')}
          sx={{ '& .ancestor': { color: 'text.secondary', fontStyle: 'italic' } }}
          localeText={{ noRowsLabel: 'Nobody matches' }}
          disableColumnSorting
          disableColumnFilter
          hideFooter
        />
      </div>
    </div>
  );
}
