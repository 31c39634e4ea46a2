import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Checkbox label="Invoices" variant="solid" defaultChecked />
      <Checkbox label="Receipts" variant="soft" defaultChecked />
      <Checkbox label="Contracts" variant="outlined" defaultChecked />
      <Checkbox label="Letters" variant="plain" defaultChecked />
    </Stack>
  );
}
