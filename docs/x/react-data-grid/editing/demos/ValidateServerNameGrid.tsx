import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPreProcessEditCellProps } from '@mui/x-data-grid';
import { createServer } from '../../data/server';

const rows = [
  { id: 1, login: 'amara', name: 'Amara Nwosu' },
  { id: 2, login: 'mateo', name: 'Mateo Ruiz' },
  { id: 3, login: 'yuki', name: 'Yuki Mori' },
];

const server = createServer(rows, { latency: 700 });

async function checkLogin({ id, props }: GridPreProcessEditCellProps<string>) {
  const found = await server.fetchRows({
    filterModel: { items: [{ field: 'login', operator: 'equals', value: props.value }] },
  });
  const isTaken = found.rows.some((row) => row.id !== id);
  return { ...props, error: isTaken || !props.value };
}

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'login',
    headerName: 'Login',
    width: 150,
    editable: true,
    preProcessEditCellProps: checkLogin,
  },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
];

export default function ValidateServerNameGrid() {
  return (
    <div role="group" aria-label="Accounts" style={{ height: 215, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        processRowUpdate={(row) => server.saveRow(row)}
        onProcessRowUpdateError={() => {}}
      />
    </div>
  );
}
