import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid2';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { groupDigits } from './card';
import StepActions from './StepActions';
import { useForm } from '../shared/useForm';
import { validatePayment } from './validate';
import type { PaymentValues } from './validate';

interface PaymentStepProps {
  payment: PaymentValues;
  /** Keeps what is written, right or wrong. */
  onBack: (payment: PaymentValues) => void;
  onNext: (payment: PaymentValues) => void;
}

export default function PaymentStep({ payment, onBack, onNext }: PaymentStepProps) {
  const methodLabel = React.useId();
  // The step appears on a click, so that no server prints a date.
  const [today] = React.useState(() => new Date());
  const { form, text, values, change } = useForm({
    initial: payment,
    validate: (current) => validatePayment(current, today),
    send: onNext,
  });
  const numeric = { htmlInput: { inputMode: 'numeric', dir: 'ltr' } } as const;

  return (
    <form aria-label="Payment" {...form}>
      <FormControl sx={{ mb: 2 }}>
        <FormLabel id={methodLabel}>Pay with</FormLabel>
        <RadioGroup
          row
          aria-labelledby={methodLabel}
          name="method"
          value={values.method}
          onChange={(_event, method) => change('method', method)}
        >
          <FormControlLabel value="card" control={<Radio />} label="Card" />
          <FormControlLabel value="transfer" control={<Radio />} label="Bank transfer" />
        </RadioGroup>
      </FormControl>
      {values.method === 'card' ? (
        <Grid container spacing={2}>
          <Grid size={12}>
            <TextField
              {...text('number')}
              onBlur={() => change('number', groupDigits(values.number))}
              label="Card number"
              autoComplete="cc-number"
              slotProps={numeric}
              fullWidth
              required
            />
          </Grid>
          <Grid size={12}>
            <TextField
              {...text('holder')}
              label="Name on the card"
              autoComplete="cc-name"
              fullWidth
              required
            />
          </Grid>
          <Grid size={{ xs: 12, sm: 6 }}>
            <TextField
              {...text('expiry', 'Month and year: MM/YY')}
              label="Valid until"
              autoComplete="cc-exp"
              slotProps={{ htmlInput: { dir: 'ltr' } }}
              fullWidth
              required
            />
          </Grid>
          <Grid size={{ xs: 12, sm: 6 }}>
            <TextField
              {...text('code', 'On the back of most cards')}
              label="Security code"
              autoComplete="cc-csc"
              slotProps={numeric}
              fullWidth
              required
            />
          </Grid>
        </Grid>
      ) : (
        <Alert severity="info" role="note">
          The confirmation names the account. We send the parcel when the transfer has arrived.
        </Alert>
      )}
      <StepActions onBack={() => onBack(values)}>
        <Button type="submit" variant="contained" size="large">
          Continue to review
        </Button>
      </StepActions>
    </form>
  );
}
