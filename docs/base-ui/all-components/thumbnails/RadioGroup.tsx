import Stack from '@mui/system/Stack';

export default function RadioGroupThumbnail() {
  return (
    <Stack spacing={0.5}>
      <label>
        <input type="radio" name="base-radio-group" defaultChecked /> By train
      </label>
      <label>
        <input type="radio" name="base-radio-group" /> By ship
      </label>
    </Stack>
  );
}
