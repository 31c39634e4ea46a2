import type * as React from 'react';
import { DataGrid, GridLogicOperator, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'P700036', recipient: 'Kavya Jensen', to: 'Accra', state: 'In transit' },
  { id: 'P700066', recipient: 'Farid Costa', to: 'Busan', state: 'Delivered' },
  { id: 'P700083', recipient: 'Camila Nguyen', to: 'Busan', state: 'Delivered' },
  { id: 'P700145', recipient: 'Noah Silva', to: 'Accra', state: 'Delivered' },
  { id: 'P700246', recipient: 'Nadia Bakker', to: 'Lyon', state: 'Registered' },
  { id: 'P700775', recipient: 'Leila Moreau', to: 'Lyon', state: 'Delivered' },
  { id: 'P700831', recipient: 'Tariq Walker', to: 'Porto Alegre', state: 'Out for delivery' },
  { id: 'P700868', recipient: 'Priya Eze', to: 'Porto Alegre', state: 'Delivered' },
  { id: 'P701086', recipient: 'Rosa Kim', to: 'Porto Alegre', state: 'Delivered' },
  { id: 'P701185', recipient: 'Nadia Kim', to: 'Lyon', state: 'In transit' },
];

const columns: GridColDef[] = [
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 150 },
  { field: 'to', headerName: 'To', width: 130 },
  { field: 'state', headerName: 'State', width: 140 },
];

const parse = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

// The button that clears the field disappears after the click, and would lose the focus.
const keepFocus = ({ currentTarget }: React.MouseEvent<HTMLDivElement>) =>
  currentTarget.querySelector('input')?.focus();

export default function QuickFilteringCustomizedGrid() {
  return (
    <div role="group" aria-label="Parcels" style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            showQuickFilter: true,
            quickFilterProps: {
              onClick: keepFocus,
              quickFilterParser: parse,
              quickFilterFormatter: (values) => values.join(', '),
              placeholder: 'Porto Alegre, Lyon',
            },
          },
        }}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['porto alegre', 'lyon'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
      />
    </div>
  );
}
