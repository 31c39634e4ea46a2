import * as React from 'react';
import Rating from '@mui/material/Rating';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

interface Film {
  id: number;
  film: string;
  rating?: number;
}

const rows: Film[] = [
  { id: 1, film: 'The Lighthouse Keeper', rating: 4 },
  { id: 2, film: 'Night Train to Pune', rating: 5 },
  { id: 3, film: 'Paper Boats', rating: 2 },
];

function RatingField({ id, field, value, hasFocus }: GridRenderEditCellParams<Film, number>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      const stars = Array.from(ref.current?.querySelectorAll('input') ?? []);
      const star = stars.find(({ checked }) => checked) ?? stars[0];
      star?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      role="radiogroup"
      aria-label="Rating"
      name={`rating-${id}`}
      value={value ?? null}
      onChange={(_, rating) => void apiRef.current.setEditCellValue({ id, field, value: rating })}
      sx={{ alignSelf: 'center', px: 1 }}
    />
  );
}

const columns: GridColDef<Film>[] = [
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 150 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 160,
    editable: true,
    display: 'flex',
    renderCell: ({ row }) => <Rating readOnly value={row.rating ?? null} />,
    renderEditCell: (params) => <RatingField {...params} />,
  },
];

export default function CustomEditComponent() {
  return (
    <div role="group" aria-label="Films" style={{ height: 215, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
