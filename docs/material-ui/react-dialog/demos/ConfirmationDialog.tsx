import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function ConfirmationDialog() {
  const [open, setOpen] = React.useState(false);
  const [tone, setTone] = React.useState('Bell');
  const [draft, setDraft] = React.useState(tone);

  function show() {
    setDraft(tone);
    setOpen(true);
  }

  function confirm() {
    setTone(draft);
    setOpen(false);
  }

  return (
    <React.Fragment>
      <Button onClick={show}>Ringtone: {tone}</Button>
      <Dialog open={open} maxWidth="xs">
        <DialogTitle>Ringtone</DialogTitle>
        <DialogContent dividers>
          <RadioGroup aria-label="Ringtone" value={draft} onChange={(_, value) => setDraft(value)}>
            {['Bell', 'Chime', 'Marimba', 'None'].map((name) => (
              <FormControlLabel
                key={name}
                value={name}
                control={<Radio autoFocus={name === tone} />}
                label={name}
              />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={confirm}>OK</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
