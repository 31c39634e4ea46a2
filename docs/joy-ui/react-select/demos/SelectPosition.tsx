import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectPosition() {
  return (
    <Select
      aria-label="Zoom"
      defaultValue="100"
      placeholder="100%"
      slotProps={{
        listbox: {
          placement: 'top-start',
          modifiers: [{ name: 'offset', options: { offset: [0, 4] } }],
        },
      }}
      sx={{ width: 140 }}
    >
      <Option value="50">50%</Option>
      <Option value="100">100%</Option>
      <Option value="200">200%</Option>
    </Select>
  );
}
