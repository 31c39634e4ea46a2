import Autocomplete from '@mui/material/Autocomplete';
import type { AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export const hidden = [
  'clearText',
  'closeText',
  'loadingText',
  'noOptionsText',
  'openText',
] satisfies (keyof Props)[];
export const order = ['size', 'disabled', 'disableClearable', 'freeSolo'] satisfies (keyof Props)[];

type Props = Partial<AutocompleteProps<string, boolean, boolean, boolean>>;

export default function AutocompleteExample(props: Props) {
  return (
    <Autocomplete
      options={['Lagos', 'Lima', 'Lisbon', 'Lyon']}
      renderInput={(params) => <TextField {...params} label="City" />}
      sx={{ width: 260 }}
      {...props}
    />
  );
}
