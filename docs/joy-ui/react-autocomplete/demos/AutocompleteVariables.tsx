import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const initial = { '--Input-radius': 6, '--Input-minHeight': 36, '--Input-paddingInline': 12 };

export default function AutocompleteVariables() {
  const [variables, setVariables] = React.useState(initial);
  const sx = Object.fromEntries(Object.entries(variables).map(([key, px]) => [key, `${px}px`]));

  return (
    <Stack spacing={3} sx={{ width: 240 }}>
      <FormControl>
        <FormLabel>Language</FormLabel>
        <Autocomplete options={['Deutsch', 'Français', 'Tiếng Việt']} sx={sx} />
      </FormControl>
      {Object.entries(variables).map(([key, px]) => (
        <FormControl key={key}>
          <FormLabel>{key} (px)</FormLabel>
          <Input
            type="number"
            value={px}
            onChange={(event) => setVariables({ ...variables, [key]: Number(event.target.value) })}
          />
        </FormControl>
      ))}
    </Stack>
  );
}
