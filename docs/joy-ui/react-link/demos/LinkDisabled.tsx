import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

const off = { disabled: true, role: 'link', 'aria-disabled': true } as const;

export default function LinkDisabled() {
  return (
    <Stack direction="row" spacing={3}>
      <Link {...off}>Results (from Friday)</Link>
      <Link {...off} variant="soft">
        Results (from Friday)
      </Link>
    </Stack>
  );
}
