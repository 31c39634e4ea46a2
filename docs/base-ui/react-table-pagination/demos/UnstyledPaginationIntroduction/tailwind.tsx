import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { TablePagination } from '@mui/base/TablePagination';
import type { TablePaginationActionsButtonSlotProps } from '@mui/base/TablePagination';
import { orders } from './orders';

const cell =
  'border-0 border-b border-solid border-slate-300 px-2 py-1.5 text-start dark:border-slate-700';
const pageButton =
  'min-w-9 rounded-lg border border-solid border-slate-500 px-2 py-1.5 bg-white dark:bg-slate-900 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 aria-disabled:opacity-40 rtl:-scale-x-100';

function PageButton({ ownerState: _ownerState, ...props }: TablePaginationActionsButtonSlotProps) {
  return <Button {...props} className={pageButton} focusableWhenDisabled />;
}

const slotProps = {
  actions: {
    slots: {
      backButton: PageButton,
      nextButton: PageButton,
    },
    className: 'flex gap-1',
  },
  displayedRows: { 'aria-live': 'polite' as const, className: 'm-0' },
  select: {
    name: 'rows',
    className:
      'rounded-lg border border-solid border-slate-500 px-1 py-1.5 bg-white dark:bg-slate-900 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500',
  },
  selectLabel: { className: 'm-0' },
  toolbar: { className: 'flex flex-wrap items-center gap-2' },
  spacer: { className: 'hidden' },
};

export default function UnstyledPaginationIntroduction() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(5);
  const rows = orders.slice(page * rowsPerPage, (page + 1) * rowsPerPage);
  return (
    <table aria-label="Open orders" className="table w-full max-w-[30rem] border-collapse">
      <thead>
        <tr>
          <th className={cell} scope="col">
            Order
          </th>
          <th className={cell} scope="col">
            Customer
          </th>
          <th className={cell} scope="col">
            Boxes
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((order) => (
          <tr key={order.id}>
            <th className={cell} scope="row">
              {order.id}
            </th>
            <td className={cell}>{order.customer}</td>
            <td className={cell}>{order.boxes}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            className={cell}
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
