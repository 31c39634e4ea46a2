import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const people = ['Amara', 'Fatima', 'João', 'Lars', 'Mei', 'Priya'];

export default function Tags() {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Reviewers</FormLabel>
      <Autocomplete
        multiple
        options={people}
        defaultValue={['Amara', 'Mei']}
        renderTags={(chosen, getTagProps) =>
          chosen.map((person, index) => {
            const { key, ...deleteProps } = getTagProps({ index });
            return (
              <Chip
                key={key}
                variant="soft"
                endDecorator={<ChipDelete aria-label={`Remove ${person}`} {...deleteProps} />}
              >
                {person}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
