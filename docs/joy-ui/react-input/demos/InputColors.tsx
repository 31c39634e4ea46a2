import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const colors = ['neutral', 'primary', 'danger', 'success', 'warning'] as const;

export default function InputColors() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      {colors.map((color) => (
        <Input key={color} color={color} aria-label={`Postcode, ${color}`} placeholder="Postcode" />
      ))}
    </Stack>
  );
}
