import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FormPropsTextFields() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField required label="Full name" defaultValue="Amara Okafor" />
      <TextField
        type="email"
        label="Work email"
        placeholder="name@example.com"
        helperText="The invoice is sent here"
      />
      <TextField type="password" label="New password" autoComplete="new-password" />
      <TextField type="search" label="Search orders" />
      <TextField
        label="Order number"
        defaultValue="PO-20418"
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField disabled label="Discount code" defaultValue="None" />
    </Stack>
  );
}
