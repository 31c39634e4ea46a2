import { DataGrid, GridEditSingleSelectCell, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { accounts, entries } from './accounts';
import type { Entry } from './accounts';

function TypeField(params: GridRenderEditCellParams<Entry, string>) {
  const apiRef = useGridApiContext();
  return (
    <GridEditSingleSelectCell
      {...params}
      inputProps={{ 'aria-label': 'Type' }}
      name="type"
      onValueChange={(_, type: string) => {
        if (type !== params.value) {
          void apiRef.current.setEditCellValue({ id: params.id, field: 'account', value: '' });
        }
      }}
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
    renderEditCell: (params) => <TypeField {...params} />,
  },
  {
    field: 'account',
    headerName: 'Account',
    type: 'singleSelect',
    valueOptions: ({ row }) => (row ? (accounts[row.type] ?? []) : Object.values(accounts).flat()),
    width: 130,
    editable: true,
    renderEditCell: (params) => (
      <GridEditSingleSelectCell
        {...params}
        inputProps={{ 'aria-label': 'Account' }}
        name="account"
      />
    ),
  },
];

export default function LinkedFieldsRowEditing() {
  return (
    <div role="group" aria-label="Entries" style={{ height: 215, width: '100%' }}>
      <DataGrid rows={entries} columns={columns} editMode="row" hideFooter />
    </div>
  );
}
