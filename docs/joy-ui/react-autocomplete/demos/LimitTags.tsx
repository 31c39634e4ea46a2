import Autocomplete, { type AutocompleteRenderGetTagProps } from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const formats = ['CSV', 'JSON', 'PDF', 'XLSX', 'XML'];

export default function LimitTags() {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>File formats</FormLabel>
      <Autocomplete
        multiple
        limitTags={2}
        options={formats}
        defaultValue={['CSV', 'JSON', 'PDF', 'XML']}
        renderTags={chips}
      />
    </FormControl>
  );
}

function chips(chosen: string[], getTagProps: AutocompleteRenderGetTagProps) {
  return chosen.map((format, index) => {
    const { key, ...deleteProps } = getTagProps({ index });
    const button = <ChipDelete aria-label={`Remove ${format}`} {...deleteProps} />;
    return (
      <Chip key={key} variant="soft" endDecorator={button}>
        {format}
      </Chip>
    );
  });
}
