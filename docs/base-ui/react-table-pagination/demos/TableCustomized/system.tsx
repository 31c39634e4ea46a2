import { useState } from 'react';
import { Button as BaseButton } from '@mui/base/Button';
import {
  TablePagination as BaseTablePagination,
  tablePaginationClasses as classes,
} from '@mui/base/TablePagination';
import type { TablePaginationActionsButtonSlotProps } from '@mui/base/TablePagination';
import { styled } from '@mui/system';
import { members } from './members';

const Table = styled('table')`
  display: table;
  width: 100%;
  max-width: 30rem;
  border-collapse: collapse;

  & th,
  & td {
    padding: 0.375rem 0.5rem;
    border: 0;
    border-bottom: 1px solid light-dark(#d5dae1, #3a4350);
    text-align: start;
  }
`;

const TablePagination = styled(BaseTablePagination)`
  & .${classes.toolbar} {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
  }
  & .${classes.selectLabel}, & .${classes.displayedRows} {
    margin: 0;
  }
  & .${classes.spacer} {
    display: none;
  }
  & .${classes.select} {
    padding: 0.375rem 0.25rem;
    border: 1px solid #7b8794;
    border-radius: 999px;
    background: light-dark(#e3edf9, #1d3350);
    color: inherit;
    font: inherit;
  }
  & .${classes.select}:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
  & .${classes.actions} {
    display: flex;
    gap: 0.25rem;
  }
`;

const Button = styled(BaseButton)`
  min-width: 2.25rem;
  padding: 0.375rem 0.5rem;
  border: 1px solid #7b8794;
  border-radius: 999px;
  background: light-dark(#e3edf9, #1d3350);
  color: inherit;
  font: inherit;

  &.base--disabled {
    opacity: 0.4;
  }
  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

function PageButton({ ownerState: _ownerState, ...props }: TablePaginationActionsButtonSlotProps) {
  return <Button {...props} focusableWhenDisabled />;
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
    <Table aria-label="Members of the project">
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
    </Table>
  );
}
