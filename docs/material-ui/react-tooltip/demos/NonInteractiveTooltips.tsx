import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const colors = ['Crimson', 'Gold', 'Teal', 'Navy'];

export default function NonInteractiveTooltips() {
  return (
    <Stack role="group" aria-label="Color of the label" sx={{ alignItems: 'center' }}>
      {colors.map((color) => (
        <Tooltip key={color} title={color} disableInteractive>
          <IconButton>
            <svg width={24} height={24} aria-hidden>
              <circle cx={12} cy={12} r={11} fill={color} stroke="currentColor" />
            </svg>
          </IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
