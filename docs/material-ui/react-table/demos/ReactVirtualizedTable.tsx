import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { List, type RowComponentProps } from 'react-window';

const parcels = Array.from({ length: 3000 }, (_, index) => ({
  id: `P-${10001 + index}`,
  weight: `${(((index * 37) % 90) / 10 + 0.5).toFixed(1)} kg`,
}));

function Row({ index, style }: RowComponentProps) {
  const parcel = parcels[index];
  return (
    <TableRow component="div" aria-rowindex={index + 2} style={{ ...style, display: 'flex' }}>
      <TableCell component="div" role="rowheader" variant="body" sx={{ flex: 1 }}>
        {parcel?.id}
      </TableCell>
      <TableCell component="div" role="cell" variant="body" align="right" sx={{ flex: 1 }}>
        {parcel?.weight}
      </TableCell>
    </TableRow>
  );
}

export default function ReactVirtualizedTable() {
  return (
    <Table
      component="div"
      aria-label="Parcels"
      aria-rowcount={parcels.length + 1}
      sx={{ display: 'block', maxWidth: 400 }}
    >
      <Box role="rowgroup" sx={{ overflow: 'hidden', scrollbarGutter: 'stable' }}>
        <TableRow component="div" aria-rowindex={1} sx={{ display: 'flex' }}>
          <TableCell component="div" role="columnheader" variant="head" sx={{ flex: 1 }}>
            Parcel
          </TableCell>
          <TableCell
            component="div"
            role="columnheader"
            variant="head"
            align="right"
            sx={{ flex: 1 }}
          >
            Weight
          </TableCell>
        </TableRow>
      </Box>
      <List
        role="rowgroup"
        tabIndex={0}
        rowComponent={Row}
        rowCount={parcels.length}
        rowHeight={53}
        rowProps={{}}
        defaultHeight={265}
        style={{ height: 265, scrollbarGutter: 'stable' }}
      />
    </Table>
  );
}
