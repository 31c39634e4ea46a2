import * as React from 'react';
import Rating from '@mui/material/Rating';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterInputValueProps, GridFilterOperator } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Mei Abebe', rating: 3.5 },
  { id: 2, name: 'Camila Hughes', rating: 2 },
  { id: 3, name: 'Mateo Patel', rating: 4.5 },
  { id: 4, name: 'Elena Okafor', rating: 2.5 },
  { id: 5, name: 'Mei Rossi', rating: 4 },
  { id: 6, name: 'Samir Tanaka', rating: 2.5 },
  { id: 7, name: 'Yuki Bakker', rating: 3.5 },
  { id: 11, name: 'Priya Patel', rating: 5 },
  { id: 13, name: 'Anders Patel', rating: 4 },
  { id: 16, name: 'Camila Nguyen', rating: 4 },
];

type Employee = (typeof rows)[number];

function RatingInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const rating = React.useRef<HTMLSpanElement>(null);
  React.useImperativeHandle(focusElementRef, () => ({
    focus: () => {
      const radios = [...(rating.current?.querySelectorAll('input') ?? [])];
      (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
    },
  }));
  return (
    <Rating
      ref={rating}
      name="minimum-rating"
      value={typeof item.value === 'number' ? item.value : null}
      onChange={(_, stars) => applyValue({ ...item, value: stars ?? undefined })}
      sx={{ mt: 2.5 }}
    />
  );
}

const ratingOperators: GridFilterOperator<Employee, number>[] = [
  {
    label: 'at least',
    value: 'atLeast',
    getApplyFilterFn: ({ value }) =>
      Number(value) > 0 ? (rating) => rating >= Number(value) : null,
    InputComponent: RatingInput,
    getValueAsString: (value) => `${value} stars`,
  },
];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  {
    field: 'rating',
    headerName: 'Rating',
    width: 170,
    type: 'number',
    filterOperators: ratingOperators,
  },
];

export default function CustomRatingOperator() {
  return (
    <div role="group" aria-label="Employees" style={{ height: 371, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'rating', operator: 'atLeast', value: 4 }] },
          },
        }}
      />
    </div>
  );
}
