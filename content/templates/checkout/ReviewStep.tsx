import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { digitsOf } from './card';
import { countryName } from './countries';
import FormStatus from '../shared/FormStatus';
import { formatPrice } from './order';
import StepActions from './StepActions';
import SubmitButton from '../shared/SubmitButton';
import { useForm } from '../shared/useForm';
import { validateReview } from './validate';
import type { AddressValues, PaymentValues, ReviewValues } from './validate';

interface ReviewStepProps {
  address: AddressValues;
  payment: PaymentValues;
  review: ReviewValues;
  /** What is paid, in cents. */
  total: number;
  onEditAddress: (review: ReviewValues) => void;
  onEditPayment: (review: ReviewValues) => void;
  /** Throws an Error for the reader when the order is refused. */
  onOrder: () => Promise<void>;
}

export default function ReviewStep({
  address,
  payment,
  review,
  total,
  onEditAddress,
  onEditPayment,
  onOrder,
}: ReviewStepProps) {
  const { form, text, values, phase, failure } = useForm({
    initial: review,
    validate: validateReview,
    send: onOrder,
  });
  const sending = phase === 'sending';
  const { name, street, details, postalCode, city, country, email } = address;
  const lines = [name, street, details, `${postalCode} ${city}`, countryName(country), email];

  return (
    <form aria-label="Review" {...form}>
      <Answers title="Deliver to" edit="Change the address" onEdit={() => onEditAddress(values)}>
        {lines.filter(Boolean).map((line) => (
          <Typography key={line} sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
      </Answers>
      <Answers title="Pay with" edit="Change the payment" onEdit={() => onEditPayment(values)}>
        <Typography>
          {payment.method === 'card'
            ? `Card ending in ${digitsOf(payment.number).slice(-4)}, valid until ${payment.expiry}`
            : 'Bank transfer'}
        </Typography>
      </Answers>
      <TextField
        {...text('note', 'Such as where the parcel may be left')}
        label="Note for the courier (optional)"
        multiline
        minRows={2}
        fullWidth
        sx={{ mb: 2 }}
      />
      <FormStatus failure={failure} announcement={sending ? 'Placing the order' : ''} />
      <StepActions onBack={() => onEditPayment(values)}>
        <SubmitButton sending={sending} sendingText="Placing the order…">
          Order and pay {formatPrice(total)}
        </SubmitButton>
      </StepActions>
    </form>
  );
}

interface AnswersProps {
  title: string;
  /** What the button does, for those who hear it without the title. */
  edit: string;
  onEdit: () => void;
  children: React.ReactNode;
}

function Answers({ title, edit, onEdit, children }: AnswersProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'start',
        justifyContent: 'space-between',
        gap: 2,
        mb: 3,
        pb: 3,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h3" variant="subtitle2" sx={{ color: 'text.secondary', mb: 0.5 }}>
          {title}
        </Typography>
        {children}
      </Box>
      <Button size="small" aria-label={edit} onClick={onEdit}>
        Change
      </Button>
    </Box>
  );
}
