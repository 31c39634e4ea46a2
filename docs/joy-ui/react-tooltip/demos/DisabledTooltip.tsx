import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function DisabledTooltip() {
  return (
    <Tooltip describeChild title="You need the role Editor">
      <span>
        <Button disabled>Publish</Button>
      </span>
    </Tooltip>
  );
}
