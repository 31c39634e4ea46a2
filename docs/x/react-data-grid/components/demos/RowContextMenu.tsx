import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const orders = [
  { id: 10, number: 'A-1010', customer: 'Abebe Bicycles', status: 'Delivered' },
  { id: 9, number: 'A-1009', customer: 'Ivanova Bicycles', status: 'Packed' },
  { id: 8, number: 'A-1008', customer: 'Patel Garden Supply', status: 'Delivered' },
  { id: 7, number: 'A-1007', customer: 'Moreau Bicycles', status: 'Delivered' },
  { id: 6, number: 'A-1006', customer: 'Okafor & Daughters', status: 'Delivered' },
  { id: 5, number: 'A-1005', customer: 'Demir Books', status: 'Delivered' },
  { id: 4, number: 'A-1004', customer: 'Nakamura Studio', status: 'Returned' },
];

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'status', headerName: 'Status', width: 120 },
];

interface Opened {
  id: number;
  left: number;
  top: number;
}

export default function RowContextMenu() {
  const [rows, setRows] = React.useState(orders);
  const [opened, setOpened] = React.useState<Opened | null>(null);
  const open = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const row = event.currentTarget;
    const { left, bottom } = row.getBoundingClientRect();
    // The context menu key has no position.
    const isKey = event.clientX === 0 && event.clientY === 0;
    setOpened({
      id: Number(row.dataset.id),
      left: isKey ? left : event.clientX,
      top: isKey ? bottom : event.clientY,
    });
  };
  const setStatus = (status: string) => {
    setRows(rows.map((row) => (row.id === opened?.id ? { ...row, status } : row)));
    setOpened(null);
  };
  return (
    <div role="group" aria-label="Orders" style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slotProps={{ row: { onContextMenu: open, style: { cursor: 'context-menu' } } }}
        hideFooter
      />
      <Menu
        open={opened !== null}
        onClose={() => setOpened(null)}
        anchorReference="anchorPosition"
        anchorPosition={opened ?? undefined}
        MenuListProps={{ 'aria-label': 'Status of the order' }}
      >
        <MenuItem onClick={() => setStatus('Packed')}>Mark as packed</MenuItem>
        <MenuItem onClick={() => setStatus('Shipped')}>Mark as shipped</MenuItem>
      </Menu>
    </div>
  );
}
