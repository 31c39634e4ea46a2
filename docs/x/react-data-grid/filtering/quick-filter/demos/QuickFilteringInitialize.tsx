import type * as React from 'react';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 60, customer: 'Abebe Bicycles', article: 'Compost, 40 l', status: 'Delivered' },
  { id: 59, customer: 'Ivanova Bicycles', article: 'Garden gloves', status: 'Packed' },
  { id: 58, customer: 'Patel Garden Supply', article: 'Clay pot, small', status: 'Delivered' },
  { id: 57, customer: 'Moreau Bicycles', article: 'Clay pot, large', status: 'Delivered' },
  { id: 56, customer: 'Okafor & Daughters', article: 'Garden gloves', status: 'Delivered' },
  { id: 55, customer: 'Demir Books', article: 'Raised bed, cedar', status: 'Delivered' },
  { id: 54, customer: 'Nakamura Studio', article: 'Seed box, herbs', status: 'Returned' },
  { id: 53, customer: 'Schmidt Garden Supply', article: 'Pruning shears', status: 'New' },
  { id: 43, customer: 'Nakamura Garden Supply', article: 'Pruning shears', status: 'New' },
  { id: 39, customer: 'Nakamura Books', article: 'Garden gloves', status: 'New' },
];

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'article', headerName: 'Article', width: 160 },
  { field: 'status', headerName: 'Status', width: 110 },
];

// The button that clears the field disappears after the click, and would lose the focus.
const keepFocus = ({ currentTarget }: React.MouseEvent<HTMLDivElement>) =>
  currentTarget.querySelector('input')?.focus();

export default function QuickFilteringInitialize() {
  return (
    <div role="group" aria-label="Orders" style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true, quickFilterProps: { onClick: keepFocus } } }}
        initialState={{
          filter: {
            filterModel: { items: [], quickFilterValues: ['garden', 'new'] },
          },
        }}
      />
    </div>
  );
}
