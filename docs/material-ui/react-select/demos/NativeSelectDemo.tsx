import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function NativeSelectDemo() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'end' }}>
      <FormControl sx={{ width: 180 }}>
        <InputLabel htmlFor="native-language">Language</InputLabel>
        <Select native id="native-language" label="Language" defaultValue="pt">
          <option value="hi">Hindi</option>
          <option value="pt">Portuguese</option>
          <option value="sw">Swahili</option>
        </Select>
      </FormControl>
      <FormControl variant="standard" sx={{ width: 180 }}>
        <InputLabel htmlFor="native-time-zone">Time zone</InputLabel>
        <NativeSelect id="native-time-zone" defaultValue="wat">
          <option value="jst">Tokyo</option>
          <option value="wat">Lagos</option>
          <option value="wet">Lisbon</option>
        </NativeSelect>
      </FormControl>
    </Stack>
  );
}
