import * as React from 'react';
import Rating from '@mui/material/Rating';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterInputValueProps, GridFilterOperator } from '@mui/x-data-grid';
import { createEmployees } from '../../../data/employees';
import type { Employee } from '../../../data/employees';

const rows = createEmployees(60);

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
