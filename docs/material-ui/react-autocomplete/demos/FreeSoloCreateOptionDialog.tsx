import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function FreeSoloCreateOptionDialog() {
  const [suppliers, setSuppliers] = React.useState(['Ferreira Glass', 'Haddad Textiles']);
  const [value, setValue] = React.useState<string | null>(null);
  const isNew = value !== null && !suppliers.includes(value);

  return (
    <div>
      <Autocomplete
        freeSolo
        clearOnBlur
        options={suppliers}
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
        sx={{ width: 280 }}
        renderInput={(params) => <TextField {...params} label="Supplier" />}
      />
      {isNew && (
        <Dialog open onClose={() => setValue(null)} aria-labelledby="add-supplier">
          <DialogTitle id="add-supplier">Add “{value}” to the suppliers?</DialogTitle>
          <DialogActions>
            <Button onClick={() => setValue(null)}>Cancel</Button>
            <Button onClick={() => setSuppliers([...suppliers, value])}>Add</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
