import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function TooltipVariants() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Tooltip key={variant} describeChild title="Saved a minute ago" variant={variant}>
          <Button variant="outlined" color="neutral">
            Draft, {variant}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
