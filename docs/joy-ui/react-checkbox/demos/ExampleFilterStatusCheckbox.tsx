import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const statuses = [
  { label: 'Overdue', color: 'danger' },
  { label: 'Open', color: 'warning' },
  { label: 'Paid', color: 'success' },
  { label: 'Draft', color: 'neutral' },
] as const;

export default function ExampleFilterStatusCheckbox() {
  return (
    <div role="group" aria-labelledby="status-label">
      <Typography id="status-label" level="title-sm" sx={{ mb: 1.5 }}>
        Show invoices
      </Typography>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {statuses.map((status) => (
          <Checkbox key={status.label} variant="soft" defaultChecked {...status} />
        ))}
      </Stack>
    </div>
  );
}
