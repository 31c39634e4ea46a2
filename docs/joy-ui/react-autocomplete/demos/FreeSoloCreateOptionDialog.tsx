import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function FreeSoloCreateOptionDialog() {
  const [suppliers, setSuppliers] = React.useState(['Ferreira Glass', 'Haddad Textiles']);
  const [value, setValue] = React.useState<string | null>(null);
  const isNew = value !== null && !suppliers.includes(value);
  const cancel = () => setValue(null);

  const dialog = (
    <ModalDialog>
      <DialogTitle>Add “{value}” to the suppliers?</DialogTitle>
      <DialogActions>
        <Button onClick={() => value && setSuppliers([...suppliers, value])}>Add</Button>
        <Button variant="plain" color="neutral" onClick={cancel}>
          Cancel
        </Button>
      </DialogActions>
    </ModalDialog>
  );

  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Supplier</FormLabel>
      <Autocomplete
        freeSolo
        clearOnBlur
        options={suppliers}
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
      />
      <Modal open={isNew} onClose={cancel}>
        {dialog}
      </Modal>
    </FormControl>
  );
}
