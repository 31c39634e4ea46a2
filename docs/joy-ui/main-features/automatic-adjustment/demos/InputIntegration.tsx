import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputIntegration() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <FormControl key={size} size={size}>
          <FormLabel>Voucher, {size}</FormLabel>
          <Input name={`voucher-${size}`} endDecorator={<Button>Redeem</Button>} />
        </FormControl>
      ))}
    </Stack>
  );
}
