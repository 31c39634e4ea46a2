import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const sizes = ['sm', 'md', 'lg'] as const;

export default function TooltipSizes() {
  return (
    <Stack direction="row" spacing={1}>
      {sizes.map((size) => (
        <Tooltip key={size} describeChild title="Only the team sees it" size={size}>
          <Button variant="outlined" color="neutral">
            Note, {size}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
