import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const prices: Record<string, string> = {
  monthly: '12 euros, billed each month',
  yearly: '120 euros, billed once a year',
};

export default function ControlledRadioButtonsGroup() {
  const [billing, setBilling] = React.useState('monthly');

  return (
    <FormControl>
      <FormLabel id="billing-label">Billing</FormLabel>
      <RadioGroup
        aria-labelledby="billing-label"
        name="billing"
        value={billing}
        onChange={(_event, value) => setBilling(value)}
      >
        <FormControlLabel value="monthly" control={<Radio />} label="Monthly" />
        <FormControlLabel value="yearly" control={<Radio />} label="Yearly" />
      </RadioGroup>
      <FormHelperText role="status">{prices[billing]}</FormHelperText>
    </FormControl>
  );
}
