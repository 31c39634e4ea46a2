import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import FormStatus from '../shared/FormStatus';
import { requestTrial } from './requestTrial';
import Section from './Section';
import SubmitButton from '../shared/SubmitButton';
import { useForm } from '../shared/useForm';
import { validateTrial } from './validate';

/** Asks for a trial. What follows success stays where the form was. */
export default function TrialForm() {
  const { form, text, values, phase, failure } = useForm({
    initial: { workshop: '', email: '', people: '' },
    validate: validateTrial,
    send: requestTrial,
  });
  const sending = phase === 'sending';
  const sent = phase === 'sent';
  const done = sent
    ? `Thank you. The invitation for ${values.workshop} is on its way to ${values.email}.`
    : '';

  return (
    <Section id="trial" title="A month to try it">
      <Stack
        component="form"
        aria-label="A month to try it"
        spacing={2}
        sx={{ maxWidth: 480 }}
        {...form}
      >
        {sent ? (
          <Alert severity="success" role="presentation" sx={{ overflowWrap: 'anywhere' }}>
            {done}
          </Alert>
        ) : (
          <React.Fragment>
            <TextField
              {...text('workshop')}
              label="Workshop"
              autoComplete="organization"
              required
            />
            <TextField
              {...text('email')}
              label="Email"
              type="email"
              autoComplete="email"
              required
            />
            <TextField
              {...text('people', 'Weavers, dyers, and everyone else on the plan')}
              label="People"
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              required
            />
          </React.Fragment>
        )}
        <FormStatus failure={failure} announcement={sending ? 'Sending' : done} />
        {!sent && (
          <SubmitButton sending={sending} sendingText="Sending…">
            Send me an invitation
          </SubmitButton>
        )}
      </Stack>
    </Section>
  );
}
