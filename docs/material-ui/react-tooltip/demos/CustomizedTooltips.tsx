import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Tooltip, { tooltipClasses } from '@mui/material/Tooltip';
import type { TooltipProps } from '@mui/material/Tooltip';

const LightTooltip = styled(({ className, ...props }: TooltipProps) => (
  <Tooltip {...props} classes={{ popper: className }} />
))(({ theme }) => ({
  [`& .${tooltipClasses.tooltip}`]: {
    backgroundColor: theme.palette.common.white,
    color: theme.palette.common.black,
    boxShadow: theme.shadows[3],
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 400,
  },
}));

export default function CustomizedTooltips() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <LightTooltip title="Sent to 214 customers" describeChild>
        <Button>Newsletter</Button>
      </LightTooltip>
      <Tooltip
        describeChild
        arrow
        title="Two payments failed"
        slotProps={{
          tooltip: { sx: { bgcolor: 'error.dark', color: 'common.white', fontSize: 14 } },
          arrow: { sx: { color: 'error.dark' } },
        }}
      >
        <Button color="error">Payments</Button>
      </Tooltip>
    </Stack>
  );
}
