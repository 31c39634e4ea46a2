import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputColors() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Input color="neutral" aria-label="Postcode, neutral" placeholder="Postcode" />
      <Input color="primary" aria-label="Postcode, primary" placeholder="Postcode" />
      <Input color="danger" aria-label="Postcode, danger" placeholder="Postcode" />
      <Input color="success" aria-label="Postcode, success" placeholder="Postcode" />
      <Input color="warning" aria-label="Postcode, warning" placeholder="Postcode" />
    </Stack>
  );
}
