import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Typography from '@mui/joy/Typography';

const labels = ['bug', 'design', 'documentation', 'good first task', 'question'];

export default function GitHubLabel() {
  const [open, setOpen] = React.useState(false);
  const [value, setValue] = React.useState(['design']);

  return (
    <div>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Edit labels
      </Button>
      <Typography role="status">{value.join(', ') || 'No labels'}</Typography>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog aria-label="Labels" sx={{ width: 280, minHeight: 340 }}>
          <FormControl>
            <FormLabel>Filter labels</FormLabel>
            <Autocomplete
              open
              multiple
              autoFocus
              disableClearable
              disableCloseOnSelect
              options={labels}
              value={value}
              onChange={(_event, newValue) => setValue(newValue)}
              onClose={(_event, reason) => reason === 'escape' && setOpen(false)}
              onKeyDown={(event) => {
                event.defaultMuiPrevented = event.key === 'Backspace';
              }}
              forcePopupIcon={false}
              renderTags={() => null}
              slotProps={{ listbox: { disablePortal: true } }}
            />
          </FormControl>
        </ModalDialog>
      </Modal>
    </div>
  );
}
