import { useId, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DEPARTURES, FIRST_BOOKING, isComplete, MAX_GUESTS, priceOf } from './booking';
import type { Booking, Departure } from './booking';

/** Returns the labels of the booking form. */
function bookingLabels() {
  return {
    name: translate({ id: 'showcase.name', message: 'Full name' }),
    nameMissing: translate({ id: 'showcase.nameMissing', message: 'Enter your name' }),
    departure: translate({ id: 'showcase.departure', message: 'Departure' }),
    guests: translate({ id: 'showcase.guests', message: 'Guests' }),
    lunch: translate({ id: 'showcase.lunch', message: 'With lunch' }),
    book: translate({ id: 'showcase.book', message: 'Book' }),
    confirmation: ({ guests, departure }: Booking) =>
      translate(
        { id: 'showcase.booked', message: 'Booked for {departure}. Guests: {guests}.' },
        { guests, departure },
      ),
  };
}

/** A form that works: it computes a price, asks for missing input, and confirms. */
export function BookingForm() {
  const labels = bookingLabels();
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const [booking, setBooking] = useState(FIRST_BOOKING);
  const [state, setState] = useState<'open' | 'incomplete' | 'booked'>('open');

  const change = (part: Partial<Booking>) => {
    setBooking((before) => ({ ...before, ...part }));
    setState('open');
  };

  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: '16px' }}
      onSubmit={(event) => {
        event.preventDefault();
        setState(isComplete(booking) ? 'booked' : 'incomplete');
        if (!isComplete(booking)) {
          name.current?.focus();
        }
      }}
    >
      <TextField
        id={`${id}name`}
        label={labels.name}
        value={booking.name}
        onChange={({ target }) => change({ name: target.value })}
        inputRef={name}
        error={state === 'incomplete'}
        helperText={state === 'incomplete' && labels.nameMissing}
        size="small"
        fullWidth
        autoComplete="off"
      />
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        aria-label={labels.departure}
        value={booking.departure}
        onChange={(_event, departure: Departure | null) => departure && change({ departure })}
      >
        {DEPARTURES.map((departure) => (
          <ToggleButton
            key={departure}
            value={departure}
            // On the tint of the color, the color itself isn't always legible.
            sx={{ '&.Mui-selected': { color: 'primary.dark' } }}
          >
            {departure}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack direction="row" sx={{ alignItems: 'center', gap: '20px' }}>
        <Typography id={`${id}guests`} component="span" variant="body2" sx={{ flex: 'none' }}>
          {labels.guests}
        </Typography>
        <Slider
          aria-labelledby={`${id}guests`}
          value={booking.guests}
          onChange={(_event, guests) => change({ guests: Number(guests) })}
          min={1}
          max={MAX_GUESTS}
          marks
          size="small"
        />
        <Typography component="span" aria-hidden sx={{ fontWeight: 600 }}>
          {booking.guests}
        </Typography>
      </Stack>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={booking.hasLunch}
              onChange={(_event, hasLunch) => change({ hasLunch })}
            />
          }
          label={labels.lunch}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ ml: '-4px', gap: '4px' }}
        />
        <Typography component="output" variant="h6">
          {`€${priceOf(booking)}`}
        </Typography>
      </Stack>
      <Box role="status" sx={{ minBlockSize: '48px', display: 'grid' }}>
        {state === 'booked' ? (
          <Alert sx={{ alignItems: 'center', py: 0 }}>{labels.confirmation(booking)}</Alert>
        ) : (
          <Button type="submit" variant="contained" fullWidth>
            {labels.book}
          </Button>
        )}
      </Box>
    </Stack>
  );
}
