import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Tooltip from '@mui/joy/Tooltip';

export default function AccessibilityTooltip() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip title="Add a stop">
        <IconButton variant="outlined">
          <SvgIcon>
            <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
          </SvgIcon>
        </IconButton>
      </Tooltip>
      <Tooltip describeChild title="The stops stay as they are">
        <Button variant="outlined">Reverse the route</Button>
      </Tooltip>
    </Stack>
  );
}
