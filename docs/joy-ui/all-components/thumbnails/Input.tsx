import Input from '@mui/joy/Input';

export default function InputThumbnail() {
  return (
    <Input
      defaultValue="Lima"
      startDecorator="To"
      slotProps={{ input: { 'aria-label': 'City' } }}
      sx={{ width: 160 }}
    />
  );
}
