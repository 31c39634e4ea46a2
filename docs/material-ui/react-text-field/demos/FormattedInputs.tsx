import * as React from 'react';
import { NumericFormat, PatternFormat } from 'react-number-format';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FormattedInputs() {
  const [amount, setAmount] = React.useState<number | undefined>(12500);
  const [phone, setPhone] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <NumericFormat
        customInput={TextField}
        label="Loan amount"
        value={amount}
        onValueChange={({ floatValue }) => setAmount(floatValue)}
        thousandSeparator
        decimalScale={2}
        allowNegative={false}
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
          htmlInput: { inputMode: 'decimal' },
        }}
      />
      <PatternFormat
        customInput={TextField}
        type="tel"
        label="Phone"
        value={phone}
        onValueChange={(values) => setPhone(values.value)}
        format="### ### ####"
        mask="_"
      />
      <span role="status">
        Values in state: {amount ?? 'none'}, {phone || 'none'}
      </span>
    </Stack>
  );
}
