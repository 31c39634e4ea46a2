import Stack from '@mui/system/Stack';

export default function CheckboxThumbnail() {
  return (
    <Stack spacing={0.5}>
      <label>
        <input type="checkbox" defaultChecked /> Invoices
      </label>
      <label>
        <input type="checkbox" /> Receipts
      </label>
    </Stack>
  );
}
