import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid2';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { flushSync } from 'react-dom';
import AddressStep from './AddressStep';
import Confirmation from './Confirmation';
import { items, sumsOf } from './order';
import type { Delivery } from './order';
import PaymentStep from './PaymentStep';
import { placeOrder } from './placeOrder';
import Receipt from './Receipt';
import ReviewStep from './ReviewStep';
import type { AddressValues, PaymentValues } from './validate';

const steps = ['Address', 'Payment', 'Review'];

const noAddress: AddressValues = {
  email: '',
  name: '',
  street: '',
  details: '',
  postalCode: '',
  city: '',
  country: '',
};

const noPayment: PaymentValues = { method: 'card', holder: '', number: '', expiry: '', code: '' };

/** A checkout in three steps beside the order's receipt. Going back keeps what was written. */
export default function Checkout() {
  const [step, setStep] = React.useState(0);
  const [delivery, setDelivery] = React.useState<Delivery>('standard');
  const [address, setAddress] = React.useState(noAddress);
  const [payment, setPayment] = React.useState(noPayment);
  const [review, setReview] = React.useState({ note: '' });
  const [orderNumber, setOrderNumber] = React.useState('');
  const heading = React.useRef<HTMLHeadingElement>(null);
  const receiptTitle = React.useId();

  /** Changes what is shown, and moves the focus to its heading. */
  function show(change: () => void) {
    flushSync(change);
    heading.current?.focus();
  }

  const content = [
    <AddressStep
      key="address"
      address={address}
      delivery={delivery}
      onDeliveryChange={setDelivery}
      onNext={(next) =>
        show(() => {
          setAddress(next);
          setStep(1);
        })
      }
    />,
    <PaymentStep
      key="payment"
      payment={payment}
      onBack={(current) =>
        show(() => {
          setPayment(current);
          setStep(0);
        })
      }
      onNext={(next) =>
        show(() => {
          setPayment(next);
          setStep(2);
        })
      }
    />,
    <ReviewStep
      key="review"
      address={address}
      payment={payment}
      review={review}
      total={sumsOf(items, delivery).total}
      onEditAddress={(current) =>
        show(() => {
          setReview(current);
          setStep(0);
        })
      }
      onEditPayment={(current) =>
        show(() => {
          setReview(current);
          setStep(1);
        })
      }
      onOrder={async () => {
        const number = await placeOrder(payment);
        show(() => setOrderNumber(number));
      }}
    />,
  ];

  return (
    <Container component="main" maxWidth="lg" sx={{ py: { xs: 3, md: 6 } }}>
      <Typography sx={{ fontWeight: 700, letterSpacing: '0.08em' }}>Glazewell</Typography>
      <Typography variant="h4" component="h1" sx={{ mb: 4 }}>
        Checkout
      </Typography>
      <Grid container spacing={{ xs: 4, md: 8 }}>
        <Grid size={{ xs: 12, md: 7 }}>
          {orderNumber ? (
            <Confirmation heading={heading} orderNumber={orderNumber} email={address.email} />
          ) : (
            <React.Fragment>
              <Stepper alternativeLabel activeStep={step} sx={{ mb: 4 }}>
                {steps.map((label, index) => (
                  <Step key={label} aria-current={index === step ? 'step' : undefined}>
                    <StepLabel>{label}</StepLabel>
                  </Step>
                ))}
              </Stepper>
              <Typography
                variant="h5"
                component="h2"
                ref={heading}
                tabIndex={-1}
                sx={{ mb: 2, outline: 'none' }}
              >
                {steps[step]}
              </Typography>
              {content[step]}
            </React.Fragment>
          )}
        </Grid>
        <Grid component="aside" aria-labelledby={receiptTitle} size={{ xs: 12, md: 5 }}>
          <Box sx={{ position: { md: 'sticky' }, top: 32 }}>
            <Typography id={receiptTitle} variant="h6" component="h2" sx={{ mb: 2 }}>
              Your order
            </Typography>
            <Receipt
              items={items}
              delivery={delivery}
              paid={orderNumber !== '' && payment.method === 'card'}
            />
          </Box>
        </Grid>
      </Grid>
    </Container>
  );
}
