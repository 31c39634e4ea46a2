import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { TablePagination } from '@mui/base/TablePagination';
import type { TablePaginationActionsButtonSlotProps } from '@mui/base/TablePagination';
import { members } from './members';
import './styles.css';

function PageButton({ ownerState: _ownerState, ...props }: TablePaginationActionsButtonSlotProps) {
  return <Button {...props} className="members-page" focusableWhenDisabled />;
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
  },
  displayedRows: { 'aria-live': 'polite' as const },
  select: { name: 'rows' },
};

export default function TableCustomized() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(4);
  const rows = members.slice(page * rowsPerPage, (page + 1) * rowsPerPage);
  return (
    <table aria-label="Members of the project" className="members-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Team</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((member) => (
          <tr key={member.name}>
            <th scope="row">{member.name}</th>
            <td>{member.team}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
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
