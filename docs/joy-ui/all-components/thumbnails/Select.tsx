import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectThumbnail() {
  return (
    <Select
      defaultValue="week"
      sx={{ width: 160 }}
      slotProps={{ button: { 'aria-label': 'Period' } }}
      placeholder="This week"
    >
      <Option value="week">This week</Option>
    </Select>
  );
}
