import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const statuses = [
  { label: 'Overdue', color: 'danger' },
  { label: 'Due soon', color: 'warning' },
  { label: 'Paid', color: 'success' },
] as const;

export default function CustomTags() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Status of the invoices</FormLabel>
      <Autocomplete
        multiple
        options={statuses}
        defaultValue={[statuses[0], statuses[2]]}
        renderTags={(chosen, getTagProps) =>
          chosen.map(({ label, color }, index) => {
            const { key, ...deleteProps } = getTagProps({ index });
            return (
              <Chip
                key={key}
                variant="solid"
                color={color}
                endDecorator={<ChipDelete aria-label={`Remove ${label}`} {...deleteProps} />}
              >
                {label}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
