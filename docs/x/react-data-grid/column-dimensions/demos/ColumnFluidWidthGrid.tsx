import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, title: 'The lighthouse keeper', author: 'Ines Almeida', pages: 312 },
  { id: 2, title: 'Bread for beginners', author: 'Jonas Bakker', pages: 148 },
  { id: 3, title: 'Rivers of the north', author: 'Freya Jensen', pages: 227 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Title, 2 parts', flex: 2, minWidth: 150 },
  { field: 'author', headerName: 'Author, 1 part', flex: 1, minWidth: 110 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 90 },
];

export default function ColumnFluidWidthGrid() {
  const [width, setWidth] = React.useState(100);
  return (
    <Box sx={{ width: '100%' }}>
      <Slider
        aria-label="Width of the grid in percent"
        name="width"
        valueLabelDisplay="auto"
        sx={{ mx: 1.5, width: 'calc(100% - 24px)' }}
        min={40}
        value={width}
        onChange={(_, value) => setWidth(value as number)}
      />
      <div role="group" aria-label="Books" style={{ height: 230, width: `${width}%` }}>
        <DataGrid rows={rows} columns={columns} hideFooter />
      </div>
    </Box>
  );
}
