import Autocomplete from '@mui/joy/Autocomplete';

export default function AutocompleteThumbnail() {
  return (
    <Autocomplete
      open={false}
      options={['Lagos', 'Lima']}
      value="Lima"
      inputValue="Lima"
      sx={{ width: 180 }}
      slotProps={{ input: { 'aria-label': 'City' } }}
    />
  );
}
