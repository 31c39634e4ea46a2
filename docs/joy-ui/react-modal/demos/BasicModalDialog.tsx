import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

export default function BasicModalDialog() {
  const [open, setOpen] = React.useState(false);
  const [team, setTeam] = React.useState('Field research');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTeam(new FormData(event.currentTarget).get('team') as string);
    setOpen(false);
  }

  const form = (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <FormControl required>
        <FormLabel>Name of the team</FormLabel>
        <Input name="team" defaultValue={team} slotProps={{ input: { autoFocus: true } }} />
      </FormControl>
      <DialogActions>
        <Button type="submit">Save</Button>
        <Button variant="plain" color="neutral" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </DialogActions>
    </Stack>
  );

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Rename {team}</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <DialogTitle>Rename the team</DialogTitle>
          {form}
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
