import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BasicCheckbox() {
  const [insured, setInsured] = React.useState(false);

  return (
    <Stack spacing={2}>
      <Checkbox
        label="Insure the parcel"
        checked={insured}
        onChange={(event) => setInsured(event.target.checked)}
      />
      <Typography role="status">Shipping: {insured ? '€9.40' : '€6.90'}</Typography>
    </Stack>
  );
}
