import IconButton from '@mui/joy/IconButton';
import SvgIcon from '@mui/joy/SvgIcon';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipUsage() {
  return (
    <Tooltip title="Print the map">
      <IconButton variant="outlined">
        <SvgIcon>
          <path d="M6 3h12v5H6zM3 9h18v8h-3v4H6v-4H3zm5 6v4h8v-4z" />
        </SvgIcon>
      </IconButton>
    </Tooltip>
  );
}
