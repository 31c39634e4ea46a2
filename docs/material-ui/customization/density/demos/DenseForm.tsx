import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function DenseForm() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField id="parcel-reference" label="Parcel reference" defaultValue="PL-4821" />
      <TextField id="parcel-note" label="Note for the driver" helperText="Shown on the label" />
      <Button variant="contained">Book pickup</Button>
    </Stack>
  );
}
