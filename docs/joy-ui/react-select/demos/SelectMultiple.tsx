import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectMultiple() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Working days</FormLabel>
      <Select multiple defaultValue={['Monday', 'Tuesday']} placeholder="None">
        {['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => (
          <Option key={day} value={day}>
            {day}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
