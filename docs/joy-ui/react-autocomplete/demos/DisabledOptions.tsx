import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const slots = ['09:00', '10:00', '11:00', '13:00', '14:00'];
const taken = ['10:00', '13:00'];

export default function DisabledOptions() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Appointment</FormLabel>
      <Autocomplete options={slots} getOptionDisabled={(time) => taken.includes(time)} />
    </FormControl>
  );
}
