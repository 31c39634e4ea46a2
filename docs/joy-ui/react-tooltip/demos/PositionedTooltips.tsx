import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

const placements = [
  ...(['top-start', 'top', 'top-end', 'left-start', 'left', 'left-end'] as const),
  ...(['right-start', 'right', 'right-end', 'bottom-start', 'bottom', 'bottom-end'] as const),
];

export default function PositionedTooltips() {
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, auto)' }}>
      {placements.map((placement) => (
        <Tooltip key={placement} describeChild title="Tooltip" placement={placement}>
          <Button size="sm" variant="plain" color="neutral">
            {placement}
          </Button>
        </Tooltip>
      ))}
    </Box>
  );
}
