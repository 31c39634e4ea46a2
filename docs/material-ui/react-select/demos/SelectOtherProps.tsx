import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const states = [
  { id: 'disabled', label: 'Closed warehouse', props: { disabled: true } },
  { id: 'error', label: 'Full warehouse', props: { error: true } },
  { id: 'required', label: 'Warehouse', props: { required: true } },
  { id: 'read-only', label: 'Assigned warehouse', select: { readOnly: true } },
];

export default function SelectOtherProps() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {states.map(({ id, label, props, select }) => (
        <FormControl key={id} {...props} sx={{ width: 200 }}>
          <InputLabel id={`${id}-warehouse-label`}>{label}</InputLabel>
          <Select
            {...select}
            labelId={`${id}-warehouse-label`}
            id={`${id}-warehouse`}
            label={label}
            defaultValue="lagos"
          >
            <MenuItem value="lagos">Lagos</MenuItem>
            <MenuItem value="porto">Porto</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
