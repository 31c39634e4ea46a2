import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function SelectVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(['outlined', 'soft', 'solid', 'plain'] as const).map((variant) => (
        <Select
          key={variant}
          aria-label={`Period, ${variant}`}
          defaultValue="week"
          variant={variant}
          sx={{ width: 150 }}
        >
          <Option value="week">This week</Option>
          <Option value="month">This month</Option>
          <Option value="year">This year</Option>
        </Select>
      ))}
    </Stack>
  );
}
