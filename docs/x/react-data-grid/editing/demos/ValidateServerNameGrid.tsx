import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, GridEditInputCell } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridPreProcessEditCellProps,
  GridRenderEditCellParams,
  GridRowId,
} from '@mui/x-data-grid';
import { createServer } from '../../data/server';

const rows = [
  { id: 1, login: 'amara', name: 'Amara Nwosu' },
  { id: 2, login: 'mateo', name: 'Mateo Ruiz' },
  { id: 3, login: 'yuki', name: 'Yuki Mori' },
];

type Account = (typeof rows)[number];

const server = createServer(rows, { latency: 700 });

async function findError(id: GridRowId, login = ''): Promise<string | undefined> {
  if (!login.trim()) {
    return 'Enter a login';
  }
  const found = await server.fetchRows({
    filterModel: { items: [{ field: 'login', operator: 'equals', value: login }] },
  });
  return found.rows.some((row) => row.id !== id) ? `The login ${login} is taken` : undefined;
}

const checks = new Map<GridRowId, Promise<string | undefined>>();

/** Waits for the check of the newest value, because answers can arrive in a different order. */
async function waitForNewest(id: GridRowId): Promise<string | undefined> {
  const check = checks.get(id);
  const error = await check;
  return check === checks.get(id) ? error : waitForNewest(id);
}

async function checkLogin({ id, props }: GridPreProcessEditCellProps<string>) {
  checks.set(
    id,
    findError(id, props.value).catch(() => 'The login was not checked. Change it to try again'),
  );
  return { ...props, error: await waitForNewest(id) };
}

function LoginField({ error, ...params }: GridRenderEditCellParams<Account, string>) {
  return (
    <Tooltip
      open={Boolean(error)}
      title={<span role="alert">{error}</span>}
      describeChild
      disableInteractive
    >
      <Box sx={{ display: 'flex', width: '100%' }}>
        <GridEditInputCell
          {...params}
          error={Boolean(error)}
          inputProps={{ 'aria-label': 'Login', name: 'login' }}
        />
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef<Account>[] = [
  {
    field: 'login',
    headerName: 'Login',
    width: 150,
    editable: true,
    preProcessEditCellProps: checkLogin,
    renderEditCell: (params) => <LoginField {...params} />,
  },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
];

export default function ValidateServerNameGrid() {
  const [message, setMessage] = React.useState('Try a login that another account has');

  async function processRowUpdate(row: Account, oldRow: Account): Promise<Account> {
    if (row.login === oldRow.login) {
      return oldRow;
    }
    setMessage('Saving…');
    const error = await findError(row.id, row.login);
    if (error) {
      throw new Error(error);
    }
    const saved = await server.saveRow(row);
    setMessage(`Saved ${saved.login}`);
    return saved;
  }

  return (
    <div role="group" aria-label="Accounts" style={{ width: '100%' }}>
      <div style={{ height: 215 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(`Not saved: ${error.message}`)}
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
