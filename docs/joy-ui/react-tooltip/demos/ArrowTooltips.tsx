import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function ArrowTooltips() {
  return (
    <Tooltip arrow describeChild title="Opens on Monday" placement="top">
      <Button variant="outlined">Autumn exhibition</Button>
    </Tooltip>
  );
}
