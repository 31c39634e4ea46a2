import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridRenderContext } from '@mui/x-data-grid';

const weeks = Array.from({ length: 52 }, (_, index) => `week${index + 1}`);

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Shop', width: 90 },
  ...weeks.map((field, index) => ({
    field,
    headerName: `Week ${index + 1}`,
    type: 'number' as const,
  })),
];

const rows = Array.from({ length: 100 }, (_, shop) => ({
  id: shop + 1,
  ...Object.fromEntries(weeks.map((week, index) => [week, 200 + ((shop * 37 + index * 53) % 160)])),
}));

export default function ColumnVirtualizationGrid() {
  const apiRef = useGridApiRef();
  const [disabled, setDisabled] = React.useState(false);
  const [rendered, setRendered] = React.useState({ rows: 0, columns: 0 });

  React.useEffect(() => {
    const show = (context: GridRenderContext) =>
      setRendered({
        rows: context.lastRowIndex - context.firstRowIndex,
        columns: context.lastColumnIndex - context.firstColumnIndex,
      });
    const stops = [
      apiRef.current.subscribeEvent('renderedRowsIntervalChange', show),
      // Scrolling sideways changes only the columns.
      apiRef.current.subscribeEvent('scrollPositionChange', ({ renderContext }) => {
        if (renderContext) {
          show(renderContext);
        }
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [apiRef, disabled]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Virtualization"
        control={<Switch checked={!disabled} onChange={() => setDisabled(!disabled)} />}
      />
      <Typography variant="body2" sx={{ mb: 1 }}>
        Rendered: {rendered.rows} of {rows.length} rows, {rendered.columns} of {columns.length}{' '}
        columns
      </Typography>
      <div style={{ height: 340 }}>
        <DataGrid
          key={String(disabled)}
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          disableVirtualization={disabled}
        />
      </div>
    </Box>
  );
}
