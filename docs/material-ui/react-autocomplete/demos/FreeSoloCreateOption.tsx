import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Tag {
  name: string;
  isNew?: boolean;
}

const tags: Tag[] = [{ name: 'Fragile' }, { name: 'Oversized' }, { name: 'Perishable' }];
const filterTags = createFilterOptions<Tag>();

export default function FreeSoloCreateOption() {
  return (
    <Autocomplete
      selectOnFocus
      clearOnBlur
      handleHomeEndKeys
      freeSolo
      options={tags}
      sx={{ width: 280 }}
      filterOptions={(options, state) => {
        const name = state.inputValue.trim();
        const isKnown = name === '' || options.some((tag) => tag.name === name);
        const matches = filterTags(options, state);
        return isKnown ? matches : [...matches, { name, isNew: true }];
      }}
      getOptionLabel={(tag) => (typeof tag === 'string' ? tag : tag.name)}
      renderOption={(props, { name, isNew }) => (
        <li {...props} key={name}>
          {isNew ? `Add “${name}”` : name}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Handling tag" />}
    />
  );
}
