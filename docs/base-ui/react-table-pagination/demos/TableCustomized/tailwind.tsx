import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { TablePagination } from '@mui/base/TablePagination';
import type { TablePaginationActionsButtonSlotProps } from '@mui/base/TablePagination';
import { members } from './members';

const cell =
  'border-0 border-b border-solid border-slate-300 px-2 py-1.5 text-start dark:border-slate-700';
const pageButton =
  'min-w-9 rounded-full border border-solid border-slate-500 px-2 py-1.5 bg-blue-100 dark:bg-blue-950 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 aria-disabled:opacity-40';

function PageButton({ ownerState: _ownerState, ...props }: TablePaginationActionsButtonSlotProps) {
  return <Button {...props} className={pageButton} focusableWhenDisabled />;
}

const FirstIcon = () => '«';
const BackIcon = () => '‹';
const NextIcon = () => '›';
const LastIcon = () => '»';

const slotProps = {
  actions: {
    showFirstButton: true,
    showLastButton: true,
    slots: {
      firstButton: PageButton,
      backButton: PageButton,
      nextButton: PageButton,
      lastButton: PageButton,
      firstPageIcon: FirstIcon,
      backPageIcon: BackIcon,
      nextPageIcon: NextIcon,
      lastPageIcon: LastIcon,
    },
    className: 'flex gap-1',
  },
  displayedRows: { 'aria-live': 'polite' as const, className: 'm-0' },
  select: {
    name: 'rows',
    className:
      'rounded-full border border-solid border-slate-500 px-1 py-1.5 bg-blue-100 dark:bg-blue-950 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500',
  },
  selectLabel: { className: 'm-0' },
  toolbar: { className: 'flex flex-wrap items-center gap-2' },
  spacer: { className: 'hidden' },
};

export default function TableCustomized() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(4);
  const rows = members.slice(page * rowsPerPage, (page + 1) * rowsPerPage);
  return (
    <table
      aria-label="Members of the project"
      className="table w-full max-w-[30rem] border-collapse"
    >
      <thead>
        <tr>
          <th className={cell} scope="col">
            Name
          </th>
          <th className={cell} scope="col">
            Team
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((member) => (
          <tr key={member.name}>
            <th className={cell} scope="row">
              {member.name}
            </th>
            <td className={cell}>{member.team}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            className={cell}
            colSpan={2}
            count={members.length}
            labelRowsPerPage="Members per page"
            labelDisplayedRows={({ from, to, count }) => `${from} to ${to} of ${count} members`}
            onPageChange={(_event, newPage) => setPage(newPage)}
            onRowsPerPageChange={(event) => {
              setRowsPerPage(Number(event.target.value));
              setPage(0);
            }}
            page={page}
            rowsPerPage={rowsPerPage}
            rowsPerPageOptions={[4, 8]}
            slotProps={slotProps}
          />
        </tr>
      </tfoot>
    </table>
  );
}
