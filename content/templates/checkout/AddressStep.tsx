import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid2';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { countries, countryName } from './countries';
import { deliveries, formatPrice } from './order';
import type { Delivery } from './order';
import StepActions from './StepActions';
import { useForm } from '../shared/useForm';
import { validateAddress } from './validate';
import type { AddressValues } from './validate';

interface AddressStepProps {
  address: AddressValues;
  delivery: Delivery;
  onDeliveryChange: (delivery: Delivery) => void;
  onNext: (address: AddressValues) => void;
}

export default function AddressStep({
  address,
  delivery,
  onDeliveryChange,
  onNext,
}: AddressStepProps) {
  const deliveryLabel = React.useId();
  const { form, text } = useForm({
    initial: address,
    validate: validateAddress,
    send: onNext,
  });

  return (
    <form aria-label="Address" {...form}>
      <Grid container spacing={2}>
        <Grid size={12}>
          <TextField
            {...text('email')}
            label="Email"
            type="email"
            autoComplete="email"
            fullWidth
            required
          />
        </Grid>
        <Grid size={12}>
          <TextField
            {...text('name')}
            label="Full name"
            autoComplete="shipping name"
            fullWidth
            required
          />
        </Grid>
        <Grid size={12}>
          <TextField
            {...text('street')}
            label="Street and number"
            autoComplete="shipping address-line1"
            fullWidth
            required
          />
        </Grid>
        <Grid size={12}>
          <TextField
            {...text('details', 'Floor, entrance, or who takes the parcel')}
            label="Details (optional)"
            autoComplete="shipping address-line2"
            fullWidth
          />
        </Grid>
        <Grid size={{ xs: 12, sm: 4 }}>
          <TextField
            {...text('postalCode')}
            label="Postal code"
            autoComplete="shipping postal-code"
            fullWidth
            required
          />
        </Grid>
        <Grid size={{ xs: 12, sm: 8 }}>
          <TextField
            {...text('city')}
            label="City"
            autoComplete="shipping address-level2"
            fullWidth
            required
          />
        </Grid>
        <Grid size={12}>
          <TextField
            {...text('country')}
            label="Country"
            select
            autoComplete="shipping country"
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            fullWidth
            required
          >
            <option value="">Choose a country</option>
            {countries.map(({ code }) => (
              <option key={code} value={code}>
                {countryName(code)}
              </option>
            ))}
          </TextField>
        </Grid>
      </Grid>
      <FormControl sx={{ mt: 3 }}>
        <FormLabel id={deliveryLabel}>Delivery</FormLabel>
        <RadioGroup
          aria-labelledby={deliveryLabel}
          name="delivery"
          value={delivery}
          onChange={(_event, value) => onDeliveryChange(value as Delivery)}
        >
          {Object.entries(deliveries).map(([key, { label, time, price }]) => (
            <FormControlLabel
              key={key}
              value={key}
              control={<Radio />}
              label={`${label}, ${time}, ${formatPrice(price)}`}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <StepActions>
        <Button type="submit" variant="contained" size="large">
          Continue to payment
        </Button>
      </StepActions>
    </form>
  );
}
