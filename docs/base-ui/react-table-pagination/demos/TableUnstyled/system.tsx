import { useState } from 'react';
import { Button as BaseButton } from '@mui/base/Button';
import {
  TablePagination as BaseTablePagination,
  tablePaginationClasses as classes,
} from '@mui/base/TablePagination';
import type {
  TablePaginationActionsButtonSlotProps,
  TablePaginationOwnerState,
} from '@mui/base/TablePagination';
import { styled } from '@mui/system';
import { files } from './files';

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
    border-radius: 0.5rem;
    background: light-dark(#fff, #14181f);
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
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
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

const options = [3, 6, { value: -1, label: 'All' }];
const slotProps = {
  actions: {
    slots: {
      backButton: PageButton,
      nextButton: PageButton,
    },
  },
  displayedRows: { 'aria-live': 'polite' as const },
  select: ({ rowsPerPage }: TablePaginationOwnerState) => ({
    'aria-label': rowsPerPage === -1 ? 'All' : String(rowsPerPage),
    name: 'rows',
  }),
};

export default function TableUnstyled() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(3);
  const first = page * rowsPerPage;
  const rows = rowsPerPage === -1 ? files : files.slice(first, first + rowsPerPage);
  return (
    <Table aria-label="Shared files">
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">Owner</th>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((file) => (
          <tr key={file.name}>
            <th scope="row">{file.name}</th>
            <td>{file.owner}</td>
            <td>{file.size}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
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
    </Table>
  );
}
