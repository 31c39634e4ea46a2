import * as React from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';
import { visuallyHidden } from '@mui/utils';
import { staff } from './staff';
import type { Person } from './staff';

type Row = Person & { depth: number; isOpen: boolean };

const flatten = (people: Person[], openIds: string[], depth = 0): Row[] =>
  people.flatMap((person) => {
    const isOpen = openIds.includes(person.id);
    const below = isOpen ? flatten(person.team ?? [], openIds, depth + 1) : [];
    return [{ ...person, depth, isOpen }, ...below];
  });

const columns: GridColDef<Row>[] = [
  {
    field: 'name',
    headerName: 'Name',
    width: 240,
    renderCell: ({ row, tabIndex }) => {
      const level = <span style={visuallyHidden}>, level {row.depth + 1}</span>;
      return row.team ? (
        <Button
          size="small"
          color="inherit"
          aria-expanded={row.isOpen}
          tabIndex={tabIndex}
          startIcon={row.isOpen ? <KeyboardArrowUpIcon /> : <KeyboardArrowDownIcon />}
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
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 140 },
];

export default function IndentedRows() {
  const [openIds, setOpenIds] = React.useState(['ines', 'yuki']);
  const toggle = (id: string) =>
    setOpenIds(openIds.includes(id) ? openIds.filter((one) => one !== id) : [...openIds, id]);
  return (
    <div role="group" aria-label="Staff" style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={flatten(staff, openIds)}
        columns={columns}
        onCellClick={({ row, field }: GridCellParams<Row>) =>
          field === 'name' && row.team && toggle(row.id)
        }
        disableRowSelectionOnClick
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
