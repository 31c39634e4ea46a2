import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxColors() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Checkbox label="In stock" color="primary" defaultChecked />
      <Checkbox label="Archived" color="neutral" defaultChecked />
      <Checkbox label="Delete the originals" color="danger" defaultChecked />
      <Checkbox label="Approved" color="success" defaultChecked />
      <Checkbox label="On hold" color="warning" defaultChecked />
    </Stack>
  );
}
