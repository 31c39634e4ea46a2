import { DataGrid, GridEditSingleSelectCell } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { accounts, entries } from './accounts';
import type { Entry } from './accounts';

function NamedSelect(params: GridRenderEditCellParams<Entry, string>) {
  const { colDef, field } = params;
  return (
    <GridEditSingleSelectCell
      {...params}
      inputProps={{ 'aria-label': colDef.headerName }}
      name={field}
    />
  );
}

const columns: GridColDef<Entry>[] = [
  { field: 'text', headerName: 'Entry', flex: 1, minWidth: 140 },
  {
    field: 'type',
    headerName: 'Type',
    type: 'singleSelect',
    valueOptions: Object.keys(accounts),
    width: 120,
    editable: true,
    valueSetter: (type: string, row) => ({
      ...row,
      type,
      account: type === row.type ? row.account : '',
    }),
    renderEditCell: (params) => <NamedSelect {...params} />,
  },
  {
    field: 'account',
    headerName: 'Account',
    type: 'singleSelect',
    valueOptions: ({ row }) => (row ? (accounts[row.type] ?? []) : Object.values(accounts).flat()),
    width: 130,
    editable: true,
    renderEditCell: (params) => <NamedSelect {...params} />,
  },
];

export default function LinkedFieldsCellEditing() {
  return (
    <div role="group" aria-label="Entries" style={{ height: 215, width: '100%' }}>
      <DataGrid rows={entries} columns={columns} hideFooter />
    </div>
  );
}
