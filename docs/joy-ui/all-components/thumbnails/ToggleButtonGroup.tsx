import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleButtonGroupThumbnail() {
  return (
    <ToggleButtonGroup value="week" aria-label="Period">
      <Button value="day">Day</Button>
      <Button value="week">Week</Button>
    </ToggleButtonGroup>
  );
}
