import * as React from 'react';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { reviews } from './reviews';
import type { Review } from './reviews';

const SHORT = 60;

function ExpandableCell({ value = '', row, tabIndex }: GridRenderCellParams<Review, string>) {
  const [isOpen, setOpen] = React.useState(false);
  if (value.length <= SHORT) {
    return value;
  }
  return (
    <Box>
      {isOpen ? value : `${value.slice(0, SHORT)}…`}{' '}
      <Button
        size="small"
        endIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        tabIndex={tabIndex}
        aria-expanded={isOpen}
        aria-label={`Full text of the review by ${row.author}`}
        // The grid would move the focus to another row.
        onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(!isOpen);
        }}
      >
        Full text
      </Button>
    </Box>
  );
}

const columns: GridColDef<Review>[] = [
  { field: 'tool', headerName: 'Tool', width: 130 },
  {
    field: 'text',
    headerName: 'Review',
    flex: 1,
    minWidth: 200,
    renderCell: (params: GridRenderCellParams<Review, string>) => <ExpandableCell {...params} />,
  },
];

const getRowHeight = () => 'auto' as const;

export default function ExpandableCells() {
  return (
    <div role="group" aria-label="Reviews" style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={reviews}
        columns={columns}
        getRowHeight={getRowHeight}
        hideFooter
        sx={{ '& .MuiDataGrid-cell': { py: '10px' } }}
      />
    </div>
  );
}
