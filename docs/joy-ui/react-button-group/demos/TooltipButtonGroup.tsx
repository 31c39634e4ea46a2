import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipButtonGroup() {
  return (
    <ButtonGroup aria-label="Zoom">
      <Tooltip title="Zoom out">
        <IconButton>−</IconButton>
      </Tooltip>
      <Tooltip title="Zoom in">
        <IconButton>+</IconButton>
      </Tooltip>
    </ButtonGroup>
  );
}
