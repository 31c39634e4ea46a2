import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SwitchUsage() {
  return (
    <FormControl orientation="horizontal">
      <FormLabel>Automatic updates</FormLabel>
      <Switch defaultChecked />
    </FormControl>
  );
}
