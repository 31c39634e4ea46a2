import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { TablePagination } from '@mui/base/TablePagination';
import type {
  TablePaginationActionsButtonSlotProps,
  TablePaginationOwnerState,
} from '@mui/base/TablePagination';
import { files } from './files';

const cell =
  'border-0 border-b border-solid border-slate-300 px-2 py-1.5 text-start dark:border-slate-700';
const pageButton =
  'min-w-9 rounded-lg border border-solid border-slate-500 px-2 py-1.5 bg-white dark:bg-slate-900 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 aria-disabled:opacity-40 rtl:-scale-x-100';

function PageButton({ ownerState: _ownerState, ...props }: TablePaginationActionsButtonSlotProps) {
  return <Button {...props} className={pageButton} focusableWhenDisabled />;
}

const options = [3, 6, { value: -1, label: 'All' }];
const slotProps = {
  actions: {
    slots: {
      backButton: PageButton,
      nextButton: PageButton,
    },
    className: 'flex gap-1',
  },
  displayedRows: { 'aria-live': 'polite' as const, className: 'm-0' },
  select: ({ rowsPerPage }: TablePaginationOwnerState) => ({
    'aria-label': rowsPerPage === -1 ? 'All' : String(rowsPerPage),
    name: 'rows',
    className:
      'rounded-lg border border-solid border-slate-500 px-1 py-1.5 bg-white dark:bg-slate-900 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500',
  }),
  selectLabel: { className: 'm-0' },
  toolbar: { className: 'flex flex-wrap items-center gap-2' },
  spacer: { className: 'hidden' },
};

export default function TableUnstyled() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(3);
  const first = page * rowsPerPage;
  const rows = rowsPerPage === -1 ? files : files.slice(first, first + rowsPerPage);
  return (
    <table aria-label="Shared files" className="table w-full max-w-[30rem] border-collapse">
      <thead>
        <tr>
          <th className={cell} scope="col">
            File
          </th>
          <th className={cell} scope="col">
            Owner
          </th>
          <th className={cell} scope="col">
            Size
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((file) => (
          <tr key={file.name}>
            <th className={cell} scope="row">
              {file.name}
            </th>
            <td className={cell}>{file.owner}</td>
            <td className={cell}>{file.size}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            className={cell}
            colSpan={3}
            count={files.length}
            onPageChange={(_event, newPage) => setPage(newPage)}
            onRowsPerPageChange={(event) => {
              setRowsPerPage(Number(event.target.value));
              setPage(0);
            }}
            page={page}
            rowsPerPage={rowsPerPage}
            rowsPerPageOptions={options}
            slotProps={slotProps}
          />
        </tr>
      </tfoot>
    </table>
  );
}
