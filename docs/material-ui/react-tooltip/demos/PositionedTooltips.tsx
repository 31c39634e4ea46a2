import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const rows = [
  ['top-start', 'top', 'top-end'],
  ['left-start', 'right-start'],
  ['left', 'right'],
  ['left-end', 'right-end'],
  ['bottom-start', 'bottom', 'bottom-end'],
] as const;

export default function PositionedTooltips() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 440 }}>
      {rows.map((placements) => (
        <Stack key={placements[0]} direction="row" sx={{ justifyContent: 'space-between' }}>
          {placements.map((placement) => (
            <Tooltip key={placement} title="Saved" placement={placement} describeChild>
              <Button size="small" sx={{ textTransform: 'none' }}>
                {placement}
              </Button>
            </Tooltip>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
