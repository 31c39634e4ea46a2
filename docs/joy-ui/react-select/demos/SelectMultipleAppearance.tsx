import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectMultipleAppearance() {
  return (
    <Select
      multiple
      aria-label="Reviewers"
      defaultValue={['Amara', 'Yuki']}
      placeholder="No reviewers"
      renderValue={(selected) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {selected.map(({ value, label }) => (
            <Chip key={value} variant="soft" color="primary">
              {label}
            </Chip>
          ))}
        </Box>
      )}
      sx={{ width: 240 }}
    >
      {['Amara', 'João', 'Priya', 'Yuki'].map((name) => (
        <Option key={name} value={name}>
          {name}
        </Option>
      ))}
    </Select>
  );
}
