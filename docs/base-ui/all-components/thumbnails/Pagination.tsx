import Stack from '@mui/system/Stack';

export default function PaginationThumbnail() {
  return (
    <Stack direction="row" spacing={1.5}>
      <span>‹</span>
      <b>1</b>
      <span>2</span>
      <span>3</span>
      <span>›</span>
    </Stack>
  );
}
