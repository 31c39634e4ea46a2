import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import FormStatus from '../shared/FormStatus';
import { requestReset } from './session';
import SubmitButton from '../shared/SubmitButton';
import { useForm } from '../shared/useForm';
import { validateReset } from './validate';

interface ResetDialogProps {
  open: boolean;
  /** What the reader has written as email address so far. */
  email: string;
  onClose: () => void;
}

/** A dialog that sends a link for a new password. */
export default function ResetDialog({ open, email, onClose }: ResetDialogProps) {
  const titleId = React.useId();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>New password</DialogTitle>
      <ResetForm email={email} onClose={onClose} />
    </Dialog>
  );
}

/** The content of the dialog. A closed dialog forgets it, so that it is fresh when opened again. */
function ResetForm({ email, onClose }: Omit<ResetDialogProps, 'open'>) {
  const { form, text, values, phase, failure } = useForm({
    initial: { email },
    validate: validateReset,
    send: requestReset,
  });
  const sending = phase === 'sending';
  const sent = phase === 'sent';

  return (
    <form aria-label="New password" {...form}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {sent ? (
          <Alert severity="success" role="presentation">
            If {values.email} has an account, a link is on its way. It works for one hour.
          </Alert>
        ) : (
          <React.Fragment>
            <DialogContentText>
              We send you a link that lets you choose a new password.
            </DialogContentText>
            <TextField
              {...text('email')}
              label="Email of your account"
              type="email"
              autoComplete="username"
              autoFocus
              required
            />
          </React.Fragment>
        )}
        <FormStatus
          failure={failure}
          announcement={sent ? `If ${values.email} has an account, a link is on its way.` : ''}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{sent ? 'Close' : 'Cancel'}</Button>
        {!sent && (
          <SubmitButton sending={sending} sendingText="Sending…" size="medium">
            Send the link
          </SubmitButton>
        )}
      </DialogActions>
    </form>
  );
}
