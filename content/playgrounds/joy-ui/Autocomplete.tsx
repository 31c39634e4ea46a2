import Autocomplete from '@mui/joy/Autocomplete';
import type { AutocompleteProps } from '@mui/joy/Autocomplete';

type Props = Partial<AutocompleteProps<string, boolean, boolean, boolean>>;

export const initial = { placeholder: 'City' } satisfies Props;
export const order = [
  'variant',
  'color',
  'size',
  'placeholder',
  'disabled',
] satisfies (keyof Props)[];
export const hidden = [
  'clearText',
  'closeText',
  'loadingText',
  'noOptionsText',
  'openText',
] satisfies (keyof Props)[];

export default function AutocompleteExample(props: Props) {
  return (
    <Autocomplete
      options={['Lagos', 'Lima', 'Lisbon', 'Lyon']}
      sx={{ width: 260 }}
      slotProps={{ input: { 'aria-label': 'City' } }}
      {...props}
    />
  );
}
