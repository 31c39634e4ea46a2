import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const currencies = [
  { code: 'EUR', name: 'Euro' },
  { code: 'INR', name: 'Indian rupee' },
  { code: 'NGN', name: 'Nigerian naira' },
];

export default function SelectTextFields() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField select label="Currency" defaultValue="EUR" helperText="Shown on the invoice">
        {currencies.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Payout currency"
        defaultValue="INR"
        helperText="A native select"
        slotProps={{ select: { native: true } }}
      >
        {currencies.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </TextField>
    </Stack>
  );
}
