import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const colors = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;

export default function TooltipColors() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <Tooltip key={color} describeChild title="Checked today" variant="soft" color={color}>
          <Button variant="soft" color={color}>
            Sensor, {color}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
