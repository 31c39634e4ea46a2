import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';
import { visuallyHidden } from '@mui/utils';
import { staff } from './staff';
import type { Person } from './staff';

type Row = Person & { depth: number };

function compare(first: Person, second: Person, field: string) {
  return field === 'since' ? first.since - second.since : first.name.localeCompare(second.name);
}

function flatten(people: Person[], [order]: GridSortModel, depth = 0): Row[] {
  const sign = order?.sort === 'desc' ? -1 : 1;
  const siblings = order
    ? [...people].sort((first, second) => sign * compare(first, second, order.field))
    : people;
  return siblings.flatMap((person) => [
    { ...person, depth },
    ...flatten(person.team ?? [], order ? [order] : [], depth + 1),
  ]);
}

const columns: GridColDef<Row>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 180,
    renderCell: ({ row }) => (
      <Box component="span" sx={{ paddingInlineStart: row.depth * 3 }}>
        {row.name}
        <span style={visuallyHidden}>, level {row.depth + 1}</span>
      </Box>
    ),
  },
  { field: 'since', headerName: 'Since', width: 90 },
];

export default function SortedSiblings() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'since', sort: 'asc' },
  ]);
  return (
    <div role="group" aria-label="Staff" style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={flatten(staff, sortModel)}
        columns={columns}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
