import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SwitchControl() {
  return (
    <FormControl orientation="horizontal" sx={{ width: 260, justifyContent: 'space-between' }}>
      <div>
        <FormLabel>Quiet hours</FormLabel>
        <FormHelperText>No sounds from 22:00 to 7:00.</FormHelperText>
      </div>
      <Switch />
    </FormControl>
  );
}
