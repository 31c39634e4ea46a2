import type * as React from 'react';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, invoice: 'R-2081', client: 'Sato Studio', amount: 1480 },
  { id: 2, invoice: 'R-2082', client: 'Café Lindqvist', amount: 96 },
  { id: 3, invoice: 'R-2083', client: 'Moreno Bicycles', amount: 2148 },
  { id: 4, invoice: 'R-2148', client: 'Harbor Books', amount: 320 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'invoice',
    headerName: 'Invoice',
    width: 110,
    getApplyQuickFilterFn: () => null, // not searched
  },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 150 },
  {
    field: 'amount',
    headerName: 'Amount in €',
    type: 'number',
    width: 130,
    getApplyQuickFilterFn: (word: string) => {
      const digits = word.replace(/\D/g, '');
      return digits === '' ? null : (value) => String(value).includes(digits);
    },
  },
];

// The button that clears the field disappears after the click, and would lose the focus.
const keepFocus = ({ currentTarget }: React.MouseEvent<HTMLDivElement>) =>
  currentTarget.querySelector('input')?.focus();

export default function QuickFilteringCustomLogic() {
  return (
    <div role="group" aria-label="Invoices" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true, quickFilterProps: { onClick: keepFocus } } }}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['148'] } } }}
      />
    </div>
  );
}
