import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import FormStatus from '../shared/FormStatus';
import { subscribe } from './subscribe';
import SubmitButton from '../shared/SubmitButton';
import { useForm } from '../shared/useForm';
import { validateLetter } from './validate';

/** Orders the letter that the magazine sends. */
export default function LetterForm() {
  const titleId = React.useId();
  const { form, text, values, phase, failure } = useForm({
    initial: { email: '' },
    validate: validateLetter,
    send: subscribe,
  });
  const sending = phase === 'sending';
  const sent = phase === 'sent';
  const done = `Thank you. The next letter goes to ${values.email}.`;

  return (
    <Box component="section" aria-labelledby={titleId} sx={{ borderTop: 4, pt: 3, maxWidth: 560 }}>
      <Typography id={titleId} variant="h5" component="h2">
        One street, every second Sunday
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 2 }}>
        A letter about a single street, with a map to walk it. Nothing else.
      </Typography>
      <Box
        component="form"
        aria-labelledby={titleId}
        {...form}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5 }}
      >
        {sent ? (
          <Typography aria-hidden sx={{ overflowWrap: 'anywhere' }}>
            {done}
          </Typography>
        ) : (
          <React.Fragment>
            <TextField
              {...text('email')}
              label="Email"
              type="email"
              autoComplete="email"
              required
              sx={{ flex: '1 1 240px' }}
            />
            <SubmitButton sending={sending} sendingText="Sending…" sx={{ minHeight: 56 }}>
              Send it to me
            </SubmitButton>
          </React.Fragment>
        )}
        <Box sx={{ flexBasis: '100%' }}>
          <FormStatus failure={failure} announcement={sent ? done : sending ? 'Sending' : ''} />
        </Box>
      </Box>
    </Box>
  );
}
