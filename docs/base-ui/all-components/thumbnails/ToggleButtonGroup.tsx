import Stack from '@mui/system/Stack';

export default function ToggleButtonGroupThumbnail() {
  return (
    <Stack direction="row" sx={{ '& button': { px: 1.5 } }}>
      <button type="button">Day</button>
      <button type="button" disabled>
        Week
      </button>
      <button type="button">Month</button>
    </Stack>
  );
}
