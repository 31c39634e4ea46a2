import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { TablePagination } from '@mui/base/TablePagination';
import type {
  TablePaginationActionsButtonSlotProps,
  TablePaginationOwnerState,
} from '@mui/base/TablePagination';
import { files } from './files';
import './styles.css';

function PageButton({ ownerState: _ownerState, ...props }: TablePaginationActionsButtonSlotProps) {
  return <Button {...props} className="files-page" focusableWhenDisabled />;
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
    <table aria-label="Shared files" className="files-table">
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
    </table>
  );
}
