import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

interface Tag {
  name: string;
  isNew?: boolean;
}

const tags: Tag[] = [{ name: 'Fragile' }, { name: 'Oversized' }, { name: 'Perishable' }];
const filterTags = createFilterOptions<Tag>();

export default function FreeSoloCreateOption() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Handling tag</FormLabel>
      <Autocomplete
        selectOnFocus
        clearOnBlur
        handleHomeEndKeys
        freeSolo
        options={tags}
        filterOptions={(options, state) => {
          const name = state.inputValue.trim();
          const isKnown = name === '' || options.some((tag) => tag.name === name);
          const matches = filterTags(options, state);
          return isKnown ? matches : [...matches, { name, isNew: true }];
        }}
        getOptionLabel={(tag) => (typeof tag === 'string' ? tag : tag.name)}
        renderOption={(props, { name, isNew }) => (
          <AutocompleteOption {...props} key={name}>
            {isNew ? `Add “${name}”` : name}
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
