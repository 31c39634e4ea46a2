import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectMinWidth() {
  return (
    <Select
      aria-label="Currency"
      defaultValue="EUR"
      placeholder="EUR"
      renderValue={(selected) => selected?.value}
      slotProps={{ listbox: { placement: 'bottom-start', sx: { minWidth: 180 } } }}
      sx={{ width: 90 }}
    >
      <Option value="EUR">EUR: Euro</Option>
      <Option value="INR">INR: Indian rupee</Option>
      <Option value="KES">KES: Kenyan shilling</Option>
    </Select>
  );
}
