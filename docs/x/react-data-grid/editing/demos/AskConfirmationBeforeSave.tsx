import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, GridEditInputCell } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

const rows = [
  { id: 1, ticket: 'Day ticket', price: 14 },
  { id: 2, ticket: 'Evening ticket', price: 9 },
  { id: 3, ticket: 'Season pass', price: 120 },
];

type Ticket = (typeof rows)[number];

function NamedField(params: GridRenderEditCellParams) {
  const { colDef, field } = params;
  return (
    <GridEditInputCell {...params} inputProps={{ 'aria-label': colDef.headerName, name: field }} />
  );
}

const columns: GridColDef<Ticket>[] = [
  { field: 'ticket', headerName: 'Ticket', flex: 1, minWidth: 150 },
  {
    field: 'price',
    headerName: 'Price in €',
    type: 'number',
    width: 130,
    editable: true,
    renderEditCell: NamedField,
  },
];

interface Question {
  newRow: Ticket;
  oldRow: Ticket;
  answer: (row: Ticket) => void;
}

export default function AskConfirmationBeforeSave() {
  const [question, setQuestion] = React.useState<Question>();
  const [isOpen, setIsOpen] = React.useState(false);
  const keepButton = React.useRef<HTMLButtonElement>(null);

  function processRowUpdate(newRow: Ticket, oldRow: Ticket): Ticket | Promise<Ticket> {
    if (newRow.price === oldRow.price) {
      return oldRow;
    }
    return new Promise((answer) => {
      setQuestion({ newRow, oldRow, answer });
      setIsOpen(true);
    });
  }

  function close(row?: Ticket) {
    if (question && row) {
      question.answer(row);
      setIsOpen(false);
    }
  }

  return (
    <div role="group" aria-label="Tickets" style={{ height: 215, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter processRowUpdate={processRowUpdate} />
      <Dialog
        open={isOpen}
        onClose={() => close(question?.oldRow)}
        TransitionProps={{ onEntered: () => keepButton.current?.focus() }}
        aria-labelledby="confirm-price"
        aria-describedby="confirm-price-text"
      >
        <DialogTitle id="confirm-price">Change the price?</DialogTitle>
        <DialogContent>
          <DialogContentText id="confirm-price-text">
            {question?.oldRow.ticket}: from €{question?.oldRow.price} to €{question?.newRow.price}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button ref={keepButton} onClick={() => close(question?.oldRow)}>
            Keep the old price
          </Button>
          <Button onClick={() => close(question?.newRow)}>Change it</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
