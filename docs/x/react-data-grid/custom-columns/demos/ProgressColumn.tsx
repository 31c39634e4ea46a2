import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, getGridNumericOperators, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams, GridRenderEditCellParams } from '@mui/x-data-grid';

const rows = [
  { id: 1, task: 'Prepare the beds', done: 90 },
  { id: 2, task: 'Sow the herbs', done: 40 },
  { id: 3, task: 'Repair the fence', done: 15 },
  { id: 4, task: 'Order compost', done: 0 },
];

type Row = (typeof rows)[number];

function ProgressCell({ value = 0, row }: GridRenderCellParams<Row, number>) {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', height: '100%' }}>
      <LinearProgress
        variant="determinate"
        aria-label={`Done: ${row.task}`}
        value={value}
        sx={{ flex: 1 }}
      />
      <Typography variant="body2">{value}%</Typography>
    </Stack>
  );
}

function ProgressEditCell({ id, field, value, hasFocus, colDef }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const slider = React.useRef<HTMLSpanElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) {
      slider.current?.querySelector('input')?.focus();
    }
  }, [hasFocus]);
  return (
    <Slider
      ref={slider}
      size="small"
      step={5}
      aria-label={colDef.headerName}
      valueLabelDisplay="auto"
      value={Number(value ?? 0)}
      onChange={(_, chosen) =>
        void apiRef.current.setEditCellValue({ id, field, value: chosen as number })
      }
      sx={{ mx: 2 }}
    />
  );
}

/** What all columns of progress have in common. */
const progress: Partial<GridColDef> = {
  type: 'number',
  align: 'left',
  headerAlign: 'left',
  width: 200,
  editable: true,
  filterOperators: getGridNumericOperators().filter(({ value }) => ['>=', '<='].includes(value)),
  // Delete starts editing without a value: store 0 then.
  valueSetter: (value: number | undefined, row: Row, { field }) => ({
    ...row,
    [field]: value ?? 0,
  }),
  valueFormatter: (value?: number) => `${value ?? 0}%`,
  renderCell: (params) => <ProgressCell {...params} />,
  renderEditCell: (params) => <ProgressEditCell {...params} />,
};

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 140 },
  { ...progress, field: 'done', headerName: 'Done' },
];

export default function ProgressColumn() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
