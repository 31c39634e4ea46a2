import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { TablePagination } from '@mui/base/TablePagination';
import type { TablePaginationActionsButtonSlotProps } from '@mui/base/TablePagination';
import { orders } from './orders';
import './styles.css';

function PageButton({ ownerState: _ownerState, ...props }: TablePaginationActionsButtonSlotProps) {
  return <Button {...props} className="orders-page" focusableWhenDisabled />;
}

const slotProps = {
  actions: {
    slots: {
      backButton: PageButton,
      nextButton: PageButton,
    },
  },
  displayedRows: { 'aria-live': 'polite' as const },
  select: { name: 'rows' },
};

export default function UnstyledPaginationIntroduction() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(5);
  const rows = orders.slice(page * rowsPerPage, (page + 1) * rowsPerPage);
  return (
    <table aria-label="Open orders" className="orders-table">
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Customer</th>
          <th scope="col">Boxes</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((order) => (
          <tr key={order.id}>
            <th scope="row">{order.id}</th>
            <td>{order.customer}</td>
            <td>{order.boxes}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            colSpan={3}
            count={orders.length}
            onPageChange={(_event, newPage) => setPage(newPage)}
            onRowsPerPageChange={(event) => {
              setRowsPerPage(Number(event.target.value));
              setPage(0);
            }}
            page={page}
            rowsPerPage={rowsPerPage}
            rowsPerPageOptions={[5, 10]}
            slotProps={slotProps}
          />
        </tr>
      </tfoot>
    </table>
  );
}
