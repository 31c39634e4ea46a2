import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Typography from '@mui/material/Typography';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Stop {
  id: number;
  address: string;
  parcels: number;
}

const stops: Stop[] = [
  { id: 1, address: '12 Harbor Street', parcels: 3 },
  { id: 2, address: '4 Mill Lane', parcels: 1 },
  { id: 3, address: '77 Station Road', parcels: 6 },
  { id: 4, address: '9 Garden Square', parcels: 2 },
];

// The grid would move the focus to another row, and the button wouldn't be clicked.
function keepSpace(event: React.KeyboardEvent) {
  if (event.key === ' ') {
    event.stopPropagation();
  }
}

export default function MoveButtons() {
  const [rows, setRows] = React.useState(stops);
  const [message, setMessage] = React.useState('');

  const columns = React.useMemo<GridColDef<Stop>[]>(() => {
    const move = (row: Stop, steps: 1 | -1) => {
      const place = rows.indexOf(row) + steps;
      if (place < 0 || place >= rows.length) {
        return;
      }
      const others = rows.filter((one) => one !== row);
      setRows([...others.slice(0, place), row, ...others.slice(place)]);
      setMessage(`${row.address} is now stop ${place + 1}`);
    };
    return [
      { field: 'address', headerName: 'Address', flex: 1, minWidth: 130 },
      { field: 'parcels', headerName: 'Parcels', type: 'number', width: 80 },
      {
        field: 'move',
        type: 'actions',
        headerName: 'Move',
        width: 100,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="up"
            label={`Move ${row.address} up`}
            icon={<ArrowUpwardIcon />}
            aria-disabled={row === rows[0]}
            onKeyDown={keepSpace}
            onClick={() => move(row, -1)}
          />,
          <GridActionsCellItem
            key="down"
            label={`Move ${row.address} down`}
            icon={<ArrowDownwardIcon />}
            aria-disabled={row === rows.at(-1)}
            onKeyDown={keepSpace}
            onClick={() => move(row, 1)}
          />,
        ],
      },
    ];
  }, [rows]);

  return (
    <div role="group" aria-label="Stops of the tour" style={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          disableColumnSorting
          disableColumnFilter
          disableRowSelectionOnClick
          sx={{ '& [aria-disabled="true"]': { opacity: 0.4 } }}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {message}
      </Typography>
    </div>
  );
}
