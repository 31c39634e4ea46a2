import type * as React from 'react';
import { DataGrid, GridLogicOperator, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createParcels } from '../../../data/parcels';
import type { Parcel } from '../../../data/parcels';

const rows = createParcels(50);

const columns: GridColDef<Parcel>[] = [
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
