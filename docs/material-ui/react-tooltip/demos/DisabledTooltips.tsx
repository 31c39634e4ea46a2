import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledTooltips() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="Select a file first">
        <span>
          <Button disabled>Download</Button>
        </span>
      </Tooltip>
      <Tooltip describeChild title="Ask the owner for access">
        <Button aria-disabled disableRipple sx={{ color: 'text.secondary', cursor: 'default' }}>
          Share
        </Button>
      </Tooltip>
    </Stack>
  );
}
