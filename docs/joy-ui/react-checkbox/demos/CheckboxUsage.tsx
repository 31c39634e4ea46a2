import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxUsage() {
  return (
    <Stack spacing={2}>
      <Checkbox name="extras" value="gift" label="Gift wrap" defaultChecked />
      <Checkbox name="extras" value="invoice" label="Printed invoice in the box" />
      <Checkbox name="extras" value="express" label="Express delivery (sold out)" disabled />
    </Stack>
  );
}
