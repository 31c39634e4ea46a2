import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';

const rows = [
  { id: 'T-71', note: 'The lift stops between floors when more than six passengers are in it.' },
  { id: 'T-72', note: 'Window 4 in the reading room no longer closes.' },
  {
    id: 'T-73',
    note: 'Please bring forward the inspection of the boiler: two tenants on the third floor have had no warm water since Monday.',
  },
];

type Row = (typeof rows)[number];

function ExpandableText({ id, value, hasFocus }: GridRenderCellParams<Row, string>) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  return (
    <>
      <Box component="span" sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {value}
      </Box>
      <IconButton
        size="small"
        aria-label={`Whole note of ${id}`}
        aria-haspopup="dialog"
        tabIndex={hasFocus ? 0 : -1}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === ' ') {
            event.stopPropagation();
          }
        }}
      >
        <UnfoldMoreIcon fontSize="small" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': `Note of ${id}` } }}
      >
        <Typography sx={{ p: 2, maxWidth: 280 }}>{value}</Typography>
      </Popover>
    </>
  );
}

const columns: GridColDef<Row>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    renderCell: (params) => <ExpandableText {...params} />,
  },
];

export default function RenderExpandCellGrid() {
  return (
    <div role="group" aria-label="Tickets" style={{ height: 214, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter disableRowSelectionOnClick />
    </div>
  );
}
