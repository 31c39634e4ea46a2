import Input from '@mui/joy/Input';

export default function TriggerFocusInput() {
  return (
    <Input
      aria-label="Filter by customer"
      placeholder="Filter by customer"
      defaultValue="Okafor"
      sx={{ '&:has(input:not(:placeholder-shown))': { '--Input-focused': '1' } }}
    />
  );
}
