import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';
import { latency } from '../../../data/demoApp';

const suppliers = [
  { id: 1, name: 'Abebe Timber', city: 'Addis Ababa' },
  { id: 2, name: 'Moreau Hinges', city: 'Lyon' },
  { id: 3, name: 'Tanaka Fabrics', city: 'Osaka' },
];

type Supplier = (typeof suppliers)[number];

function Suppliers() {
  const dialogs = useDialogs();
  const notifications = useNotifications();
  const [rows, setRows] = React.useState(suppliers);
  const count = React.useRef<HTMLParagraphElement>(null);

  // The button that had the focus is deleted with its row.
  React.useEffect(() => {
    if (rows !== suppliers) {
      count.current?.focus();
    }
  }, [rows]);

  async function remove({ id, name }: Supplier) {
    const isConfirmed = await dialogs.confirm(`${name} is deleted for all users.`, {
      title: 'Delete the supplier?',
      okText: 'Delete',
      severity: 'error',
      onClose: (result) => (result ? latency() : Promise.resolve()),
    });
    if (isConfirmed) {
      setRows((current) => current.filter((row) => row.id !== id));
      notifications.show(`${name} is deleted.`, { severity: 'success', autoHideDuration: 6000 });
    }
  }

  const columns: GridColDef<Supplier>[] = [
    { field: 'name', headerName: 'Supplier', flex: 1 },
    { field: 'city', headerName: 'City', flex: 1 },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      getActions: ({ row }) => [
        <GridActionsCellItem
          key="delete"
          icon={<DeleteIcon />}
          label={`Delete ${row.name}`}
          onClick={() => void remove(row)}
        />,
      ],
    },
  ];

  return (
    <React.Fragment>
      <p ref={count} tabIndex={-1}>
        {rows.length} suppliers
      </p>
      <Box sx={{ height: 280, width: '100%' }}>
        <DataGrid rows={rows} columns={columns} hideFooter />
      </Box>
    </React.Fragment>
  );
}

export default function CrudPage() {
  return (
    <DialogsProvider>
      <NotificationsProvider>
        <Suppliers />
      </NotificationsProvider>
    </DialogsProvider>
  );
}
