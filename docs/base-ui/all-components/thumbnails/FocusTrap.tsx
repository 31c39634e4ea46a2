import Stack from '@mui/system/Stack';

export default function FocusTrapThumbnail() {
  return (
    <Stack direction="row" spacing={1} sx={{ border: '1px dashed', p: 1.5 }}>
      <button type="button">First</button>
      <span>⇄</span>
      <button type="button">Last</button>
    </Stack>
  );
}
