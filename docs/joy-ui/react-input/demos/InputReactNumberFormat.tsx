import * as React from 'react';
import { NumericFormat, PatternFormat } from 'react-number-format';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InputReactNumberFormat() {
  const [amount, setAmount] = React.useState<number | undefined>(12500);

  return (
    <Stack spacing={1} sx={{ width: 260 }}>
      <NumericFormat
        customInput={Input}
        aria-label="Loan amount in euros"
        value={amount}
        onValueChange={({ floatValue }) => setAmount(floatValue)}
        thousandSeparator
      />
      <PatternFormat
        customInput={Input}
        aria-label="Phone"
        placeholder="Phone"
        format="### ### ####"
      />
      <Typography role="status">Amount in state: {amount ?? 'none'}</Typography>
    </Stack>
  );
}
