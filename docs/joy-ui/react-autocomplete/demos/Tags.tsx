import Autocomplete, { type AutocompleteRenderGetTagProps } from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const people = ['Amara', 'Fatima', 'João', 'Lars', 'Mei', 'Priya'];
const chosen = ['Amara', 'João', 'Mei'];

export default function Tags() {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Reviewers</FormLabel>
      <Autocomplete
        multiple
        options={people}
        defaultValue={chosen}
        renderTags={chips}
        limitTags={2}
      />
    </FormControl>
  );
}

function chips(names: string[], getTagProps: AutocompleteRenderGetTagProps) {
  return names.map((person, index) => {
    const { key, ...deleteProps } = getTagProps({ index });
    const button = <ChipDelete aria-label={`Remove ${person}`} {...deleteProps} />;
    return (
      <Chip key={key} variant="soft" endDecorator={button}>
        {person}
      </Chip>
    );
  });
}
